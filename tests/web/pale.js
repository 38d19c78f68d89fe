// Of the text against the nearest ground that is no picture; cards are drawings with contrasts of their own.
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  const rgb = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [r, g, b].map((one, i) => (one * a + [R, G, B][i] * (255 - a)) / 255);
  const light = (color) => {
    const [r, g, b] = color
      .map((one) => one / 255)
      .map((one) =>
        one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
      );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (e) => {
    const layers = [];
    for (; e; e = e.parentElement) {
      const color = rgb(getComputedStyle(e).backgroundColor);
      if (color[3]) layers.unshift(color);
      if (color[3] === 255) break;
    }
    return layers.reduce((under, one) => over(one, under), [255, 255, 255]);
  };
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (
      !walk.currentNode.data.trim() ||
      !e ||
      e.closest(
        'svg, .visually-hidden, .skip, .card, .plate ~ *, .back, :disabled, .dim, [aria-disabled="true"], option',
      )
    )
      continue;
    if (
      !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      !e.getClientRects().length
    )
      continue;
    const style = getComputedStyle(e);
    const under = ground(e);
    const [a, b] = [light(over(rgb(style.color), under)), light(under)].sort(
      (a, b) => b - a,
    );
    const contrast = (a + 0.05) / (b + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (contrast < (isLarge ? 3 : 4.5))
      found.add(
        `${contrast.toFixed(2)}: '${walk.currentNode.data.trim().slice(0, 40)}' in ${e.tagName}.${e.className}`,
      );
  }
  // Emblems have an outline of dark ink; on stone only a pale edge sets it off.
  for (const e of document.querySelectorAll(".slab svg.emblem.halo"))
    if (getComputedStyle(e).filter === "none" && e.checkVisibility())
      found.add(`no pale edge: ${e.outerHTML.slice(0, 120)}`);
  return [...found];
};
