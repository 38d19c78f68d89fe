// Whether everything has its place. Text is where its lines are, not where its element is. What lies in another layer
// (a dialog, what sticks to an edge of the window, the sheet that names the winner) may cover it, and so may the next
// card of a fan.
({ target, type }) => {
  const faults = new Set();
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hidden =
    ".visually-hidden, .skip, [inert], dialog:not([open]), .sheet > *, option, script, style, defs";
  const path = (e) => {
    const one = (e) =>
      e.tagName.toLowerCase() +
      [...e.classList]
        .filter((c) => !/^(svelte|[lgts]-)/.test(c))
        .map((c) => `.${c}`)
        .join("");
    return [e.parentElement?.parentElement, e.parentElement, e]
      .filter(Boolean)
      .map(one)
      .join(" > ");
  };
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 50);
  const say = (what, e, text) =>
    faults.add(`${what}: '${short(text)}' in ${path(e)}`);
  const layers = new Map();
  const layerOf = (e) => {
    if (!e || e === document.body) return document.body;
    if (!layers.has(e))
      layers.set(
        e,
        /fixed|sticky/.test(getComputedStyle(e).position) ||
          e.matches("dialog, .s-raised.ended")
          ? e
          : layerOf(e.parentElement),
      );
    return layers.get(e);
  };
  const [width, height] = [innerWidth, innerHeight];
  // Looking back one plays nothing, and above the bar the whole table is a little smaller.
  const replay = document.querySelector(".replay");
  const scale = replay ? parseFloat(getComputedStyle(replay).zoom) : 1;
  type *= scale;
  target *= scale;

  // The page is no wider than the window.
  if (document.documentElement.scrollWidth > width + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (e) => shown(e) && e.getBoundingClientRect().right > width + 1,
    );
    const deepest = wide.filter(
      (e) => ![...e.children].some((child) => wide.includes(child)),
    );
    faults.add(
      `sideways: ${document.documentElement.scrollWidth} > ${width} ${deepest.slice(0, 3).map(path).join(" | ")}`,
    );
  }

  // Lines of text.
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const e = node.parentElement;
    if (!node.data.trim() || !e || e.closest(hidden) || !shown(e)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      (rect) => rect.width > 1 && rect.height > 1,
    );
    if (!rects.length) continue;
    // An older sentence that has no room any more stands beside its list, where nobody sees it.
    const list = e.closest(".course ul")?.getBoundingClientRect();
    if (list && rects[0].left >= list.right) continue;
    const style = getComputedStyle(e);
    const inDrawing = e.closest("svg") !== null;
    const size = parseFloat(style.fontSize) * (e.currentCSSZoom || 1);
    if (!inDrawing && size < type - 0.01)
      say(`type of ${size.toFixed(1)} px`, e, node.data);

    // A word goes on in the next line only behind a hyphen, or where a hyphen is shown.
    if (style.hyphens !== "auto" && rects.length > 1)
      for (const { 0: word, index } of node.data.matchAll(
        /[\p{L}\p{M}\d]{2,}/gu,
      )) {
        // Letter by letter: the hyphen of a break counts as the first letter's too.
        const tops = [...word]
          .map((_, i) => {
            range.setStart(node, index + i);
            range.setEnd(node, index + i + 1);
            return [...range.getClientRects()].at(-1)?.top;
          })
          .filter((top) => top !== undefined);
        if (Math.max(...tops) - Math.min(...tops) > size / 2)
          say("broken word", e, word);
      }

    // Cut off by what it lies in, but for what can be scrolled down, and what is said in full elsewhere.
    let box = e;
    let sides = rects;
    for (; box && box !== document.documentElement; box = box.parentElement) {
      const look = getComputedStyle(box);
      if (look.position === "fixed") break;
      if (look.display === "contents") continue;
      const [cutsX, cutsY] = [look.overflowX, look.overflowY].map(
        (one) => one !== "visible",
      );
      if (!cutsX && !cutsY) continue;
      // A table of the rules may be wider than a phone: one moves it.
      if (look.overflowX === "auto" && box.querySelector(":scope > table")) {
        sides = [];
        break;
      }

      const edge = box.getBoundingClientRect();
      const [scrollsX, scrollsY] = [look.overflowX, look.overflowY].map((one) =>
        /auto|scroll/.test(one),
      );
      const over = Math.max(
        ...sides.map((rect) =>
          Math.max(rect.right - edge.right, edge.left - rect.left),
        ),
      );
      const titled =
        look.textOverflow === "ellipsis" &&
        (box.closest("[title]") || box.closest("[aria-label]"));
      if (cutsX && over > 1.5) {
        if (!titled)
          say(
            `cut ${over.toFixed(0)} px ${scrollsX ? "until scrolled sideways" : ""}`,
            e,
            node.data,
          );
        else
          sides = sides.map(
            ({ left, top, right, height }) =>
              new DOMRect(
                left,
                top,
                Math.min(right, edge.right) - left,
                height,
              ),
          );
      }
      // The ascent of a font is more than its letters need.
      const low = Math.max(
        ...sides.map((rect) =>
          Math.max(
            rect.bottom - rect.height / 5 - edge.bottom,
            edge.top - rect.top - rect.height / 5,
          ),
        ),
      );
      if (cutsY && !scrollsY && low > 1.5)
        say(`cut ${low.toFixed(0)} px below or above`, e, node.data);
      if (scrollsY || (scrollsX && over > 1.5)) {
        sides = sides.filter(
          (rect) => rect.bottom > edge.top + 2 && rect.top < edge.bottom - 2,
        );
        if (!sides.length) break;
        // Of a line at the edge only the part in sight.
        if (scrollsY)
          sides = sides.map(({ left, width, top, bottom }) => {
            const from = Math.max(top, edge.top);
            return new DOMRect(
              left,
              from,
              width,
              Math.min(bottom, edge.bottom) - from,
            );
          });
      }
    }
    if (box === document.documentElement || box === null || sides.length)
      for (const rect of sides) {
        if (rect.right > width + 1.5 || rect.left < -1.5)
          say("outside of the window", e, node.data);
        const trim = rect.height * 0.28;
        lines.push({
          e,
          text: node.data,
          left: rect.left + 1,
          right: rect.right - 1,
          top: rect.top + trim,
          bottom: rect.bottom - trim,
          card: e.closest("[data-thing], [data-key], .fan"),
          layer: layerOf(e),
        });
      }
  }
  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i++)
    for (
      let j = i + 1;
      j < lines.length && lines[j].top < lines[i].bottom;
      j++
    ) {
      const [a, b] = [lines[i], lines[j]];
      if (
        a.e === b.e ||
        a.layer !== b.layer ||
        a.left >= b.right - 1 ||
        b.left >= a.right - 1
      )
        continue;
      if (Math.min(a.bottom, b.bottom) - b.top < 2) continue;
      if (a.card !== b.card && a.card && b.card) continue;
      say(`lies on '${short(a.text)}'`, b.e, b.text);
    }

  // What can be pressed.
  const controls =
    'button, a[href], select, input, textarea, summary, [role="button"], [role="tab"]';
  const pressable = [];
  for (const e of document.querySelectorAll(controls)) {
    if (
      e.disabled ||
      e.closest(hidden) ||
      e.closest('[aria-hidden="true"]') ||
      !shown(e)
    )
      continue;
    if (e.matches("a") && getComputedStyle(e).display === "inline") continue;
    const label = e.closest("label");
    const rect = (label ?? e).getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    // What can be seen of it where it is scrolled.
    let { left, right, top, bottom } = rect;
    for (
      let box = e.parentElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const look = getComputedStyle(box);
      if (
        look.display === "contents" ||
        (look.overflowX === "visible" && look.overflowY === "visible")
      )
        continue;
      const edge = box.getBoundingClientRect();
      [left, right, top, bottom] = [
        Math.max(left, edge.left),
        Math.min(right, edge.right),
        Math.max(top, edge.top),
        Math.min(bottom, edge.bottom),
      ];
      if (look.position === "fixed") break;
    }
    pressable.push({
      e: label ?? e,
      rect,
      seen: { left, right, top, bottom },
      name: e.ariaLabel ?? e.textContent,
    });
  }
  // A small one may have free room around it instead.
  const inSight = ({ left, right, top, bottom }) =>
    right - left > 4 && bottom - top > 4;
  for (const { e, rect, seen, name } of pressable) {
    if (Math.min(rect.width, rect.height) > target - 0.5 || !inSight(seen))
      continue;
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const meets = (one) =>
      Math.hypot(
        x - Math.max(one.left, Math.min(x, one.right)),
        y - Math.max(one.top, Math.min(y, one.bottom)),
      ) <
      target / 2;
    const other = pressable.find(
      (one) =>
        one.e !== e &&
        !e.contains(one.e) &&
        !one.e.contains(e) &&
        layerOf(one.e) === layerOf(e) &&
        inSight(one.seen) &&
        meets(one.seen),
    );
    if (other)
      say(
        `target of ${rect.width.toFixed(0)}×${rect.height.toFixed(0)} beside '${short(other.name)}'`,
        e,
        name,
      );
  }
  // In sight, but covered: no point of it is its own.
  for (const { e, rect, seen, name } of pressable) {
    if (layerOf(e) === document.body && document.querySelector("dialog[open]"))
      continue;
    const [left, right, top, bottom] = [
      Math.max(0, seen.left),
      Math.min(width, seen.right),
      Math.max(0, seen.top),
      Math.min(height, seen.bottom),
    ];
    if (right - left < 4 || bottom - top < 4) continue;
    // The rest is there when one scrolls.
    if (bottom - top < rect.height / 2) continue;
    const points = [0.08, 0.5, 0.92].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [
        left + x * (right - left),
        top + y * (bottom - top),
      ]),
    );
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    const over = hits.filter((hit) => hit && layerOf(hit) === layerOf(e));
    if (
      over.length > 4 &&
      !over.some((hit) => e.contains(hit) || hit.contains(e))
    )
      say(`covered by ${path(over[4])}`, e, name);
  }

  // What is asked is in sight, and so is its main answer.
  const ask = document.querySelector('[data-zone="ask"][data-question]');
  if (ask && !document.querySelector("dialog[open]"))
    for (const e of ask.querySelectorAll("#ask-prompt, .primary")) {
      const rect = e.getBoundingClientRect();
      const panel = ask.getBoundingClientRect();
      const [top, bottom] = [
        Math.max(0, panel.top),
        Math.min(height, panel.bottom),
      ];
      if (shown(e) && (rect.top < top - 1 || rect.bottom > bottom + 1))
        say(
          `out of sight (${rect.top.toFixed(0)}–${rect.bottom.toFixed(0)} of ${top.toFixed(0)}–${bottom.toFixed(0)})`,
          e,
          e.textContent,
        );
    }
  return [...faults];
};
