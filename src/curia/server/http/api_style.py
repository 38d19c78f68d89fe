"""How the page of the interface looks."""

from typing import Final

STYLE: Final = """\
:root {
  --paper: #fbf9f5; --ink: #241f1c; --faint: #6d635b; --line: #ded6cb; --panel: #f1ece3; --link: #8c1c2c;
  --get: #1d6a4a; --post: #8a5a00; --patch: #5b3f8c; --delete: #a3232d; --ws: #1c5a8c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1a1716; --ink: #ebe5dd; --faint: #a89d92; --line: #3a3431; --panel: #242020; --link: #f0a0a8;
    --get: #6fcf9f; --post: #e9b35a; --patch: #bfa3f0; --delete: #f28b92; --ws: #7cc0f2;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; color-scheme: light dark; }
body {
  margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 52rem); gap: 0 3rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
}
nav {
  position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; border-right: 1px solid var(--line);
  background: var(--panel); font-size: .85rem;
}
nav h2 {
  margin: 1.4rem 0 .4rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .08em; color: var(--faint);
}
nav h2:first-child { margin-top: 0; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: flex; gap: .4rem; padding: .15rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
nav b { flex: none; font-size: .68rem; line-height: 1.9; }
main { padding: 2rem 1.5rem 6rem 0; min-width: 0; }
h1 { margin: 0 0 1rem; font-size: 2.2rem; line-height: 1.2; }
h1 small { font-size: 1rem; font-weight: 400; color: var(--faint); }
main > h2 { margin: 3.5rem 0 0; padding-bottom: .4rem; border-bottom: 2px solid var(--link); }
section { padding: 1rem 0; border-top: 1px solid var(--line); }
h2 + section { border: 0; }
section:target { background: var(--panel); box-shadow: -.75rem 0 var(--panel), .75rem 0 var(--panel); }
h3, h4 { margin: .4rem 0; }
.path { font-weight: 400; overflow-wrap: anywhere; }
.path code { font-size: 1.1rem; padding: 0; background: none; }
b.get { color: var(--get); } b.post { color: var(--post); } b.patch, b.put { color: var(--patch); }
b.delete { color: var(--delete); } b.ws { color: var(--ws); }
b[class] { display: inline-block; min-width: 3.6em; font-family: ui-monospace, monospace; letter-spacing: .02em; }
p { margin: .5rem 0; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; font-size: .9em; }
code { padding: .08em .3em; border-radius: .25em; background: var(--panel); overflow-wrap: anywhere; }
pre {
  margin: .6rem 0; padding: .8rem 1rem; overflow: auto; max-height: 26rem; border-radius: .4rem;
  border: 1px solid var(--line); background: var(--panel);
}
table { width: 100%; margin: .6rem 0; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .35rem .8rem .35rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border: 0; font-size: .8rem; color: var(--faint); }
tbody th { width: 22%; font-weight: 400; }
td:nth-child(2) { width: 34%; }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: .4rem 1rem; }
dt { color: var(--faint); } dd { margin: 0; }
summary { cursor: pointer; margin: .5rem 0; }
@media (max-width: 62rem) {
  body { display: block; }
  nav { position: static; height: auto; max-height: 16rem; border: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1.5rem 1rem 4rem; }
  dl { display: block; } dd { margin-bottom: .6rem; }
}
@media (max-width: 40rem) {
  thead { display: none; }
  tr, tbody th, td, td:nth-child(2) { display: block; width: auto; }
  td { border: 0; padding-top: 0; }
}
"""
