import { PARTS } from './style-parts.ts';
import { TOKENS } from './tokens.ts';

/** The frame of a page: type, header, breadcrumb, tabs, and what every page uses. */
const FRAME = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; overflow-y: scroll; }
body { margin: 0; background: var(--bg); color: var(--text); font: 400 var(--f2)/1.55 var(--sans); -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: var(--f5); line-height: 1.25; font-weight: 650; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { font-size: var(--f3); line-height: 1.4; font-weight: 600; letter-spacing: -0.01em; }
h3 { font-size: var(--f2); font-weight: 600; }
a { color: var(--link); text-decoration: none; text-underline-offset: 3px; }
a:hover { text-decoration: underline; }
p a, .inline { text-decoration: underline; }
code, kbd, .mono { font-family: var(--mono); font-size: 0.92em; overflow-wrap: anywhere; }
.muted { color: var(--muted); } .small { font-size: var(--f1); } .strong { font-weight: 600; }
.nowrap { white-space: nowrap; }
.i { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round;
  stroke-linejoin: round; vertical-align: -0.125em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
::selection { background: light-dark(#bcd7ff, #1d4a8f); }
.skip { position: absolute; left: var(--s4); top: -4rem; z-index: 9; padding: var(--s2) var(--s4); background: var(--strong);
  color: var(--on-strong); border-radius: var(--r1); }
.skip:focus { top: var(--s2); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); min-height: 3.5rem; padding-block: var(--s2); }
.bar, .tabs, main, .foot { max-width: 72rem; margin-inline: auto; padding-inline: var(--s5); }
.brand { display: inline-flex; align-items: center; gap: var(--s2); min-height: 2.25rem; color: var(--text); font-weight: 650; letter-spacing: -0.01em; }
.brand:hover { text-decoration: none; }
.brand svg { width: 22px; height: 22px; }
.crumbs { flex: 1 1 auto; min-width: 0; }
.crumbs ol { display: flex; flex-wrap: wrap; align-items: center; }
.crumbs li { display: flex; align-items: center; min-width: 0; }
.crumbs li::before { content: ''; width: 1px; height: 1.1em; margin-inline: var(--s3); background: var(--line-strong); transform: rotate(18deg); }
.crumbs a, .crumbs span { color: var(--muted); overflow-wrap: anywhere; padding-block: 2px; }
.crumbs [aria-current] { color: var(--text); font-weight: 500; }
.account { display: flex; align-items: center; gap: var(--s3); margin-inline-start: auto; }
.account .who { max-width: 16rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: var(--f1); }
.tabs { display: flex; gap: var(--s1); overflow-x: auto; scrollbar-width: none; padding-inline: calc(var(--s5) - var(--s3)); }
.tabs a { position: relative; display: block; padding: var(--s2) var(--s3) var(--s3); color: var(--muted); white-space: nowrap; }
.tabs a:hover { color: var(--text); text-decoration: none; }
.tabs a[aria-current] { color: var(--text); font-weight: 500; }
.tabs a[aria-current]::after { content: ''; position: absolute; inset: auto var(--s3) 0; height: 2px; background: var(--strong); border-radius: 2px 2px 0 0; }
main { padding-block: var(--s6) var(--s7); display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); }
main:focus { outline: none; }
.foot { padding-block: var(--s4) var(--s6); color: var(--muted); font-size: var(--f1); }
.head { display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: flex-start; justify-content: space-between; }
.head .title { display: grid; gap: var(--s1); min-width: 0; flex: 1 1 20rem; }
.head .name { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); }
.actions { display: flex; flex-wrap: wrap; gap: var(--s2); }
.section { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); }
.stack { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); } .stack.tight { gap: var(--s4); }
.section > header { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: baseline; justify-content: space-between; }
.columns { display: grid; grid-template-columns: minmax(0, 2fr) minmax(17rem, 1fr); gap: var(--s6); align-items: start; }
.columns > * { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); }
@media (max-width: 900px) { .columns { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 640px) {
  .bar, .tabs, main, .foot { padding-inline: var(--s4); }
  .tabs { padding-inline: calc(var(--s4) - var(--s3)); }
  .account { order: 2; } .account .who { display: none; }
  .crumbs { order: 3; flex-basis: 100%; } .crumbs li:first-child::before { display: none; }
  main { padding-block: var(--s5) var(--s6); gap: var(--s5); }
  .head .actions { width: 100%; } .head .actions .button { flex: 1 1 8rem; } .head .search { flex: 1; max-width: none; } .head .search .button { flex: none; }
  .stack { gap: var(--s5); } .stack.tight { gap: var(--s4); }
}
@media (prefers-reduced-motion: no-preference) { .spin { animation: spin 1.2s linear infinite; transform-origin: center; } }
@keyframes spin { to { transform: rotate(1turn); } }
`;

export const STYLE = TOKENS + FRAME + PARTS;
