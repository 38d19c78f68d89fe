"""What axe finds in a page that people with disabilities would stumble over."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_SCRIPT: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A drawn thing shows more than its name: values, coats, gems. Its label is the name, not all that is printed on it.
_RUN: Final = """async (rules) => {
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ['violations'], elementRef: true, ...only });
  const isDrawn = (node) => !!node.element?.querySelector('svg');
  const faults = [];
  for (const { id, help, impact, nodes } of found.violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    const all = id === 'label-content-name-mismatch' ? nodes.filter((node) => !isDrawn(node)) : nodes;
    if (all.length) faults.push({ id, help, nodes: all.map((node) => `${node.target}: ${node.html}`) });
  }
  return faults;
}"""
_MOST: Final = 5
"""Examples of each finding; one cause often shows in many places."""


def serious_findings(page: Page, *rules: str) -> list[str]:
    """Findings of axe that are serious or critical, in words; of these rules only, or of all."""
    # By evaluation: the content security policy would not let a script in.
    page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [
        f"{one['id']}: {one['help']} ({len(one['nodes'])})\n    "
        + "\n    ".join(node[:300] for node in one["nodes"][:_MOST])
        for one in found
    ]
