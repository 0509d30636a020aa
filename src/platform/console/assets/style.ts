/** The design tokens: each colour for light and dark, the type scale, spacing, radii and shadows. */
const TOKENS = `
:root { color-scheme: light dark;
  --bg: light-dark(#fafafa, #0b0b0d); --surface: light-dark(#ffffff, #131316); --raised: light-dark(#f4f4f5, #1b1b20);
  --line: light-dark(#e4e4e7, #2a2a30); --line-strong: light-dark(#8f8f99, #6b6b76);
  --text: light-dark(#18181b, #f0f0f3); --muted: light-dark(#585863, #a6a6b2);
  --link: light-dark(#0a55c4, #86b6ff); --focus: light-dark(#0a6cff, #5aa2ff);
  --strong: light-dark(#18181b, #f4f4f6); --on-strong: light-dark(#ffffff, #131316);
  --good: light-dark(#116636, #58d68d); --good-bg: light-dark(#e6f6ec, #0f2a1b);
  --bad: light-dark(#b0211a, #ff938a); --bad-bg: light-dark(#fdecea, #331413); --bad-line: light-dark(#f0b4af, #6a2a26);
  --busy: light-dark(#7a4a00, #f4c04e); --busy-bg: light-dark(#fdf2dc, #2d2209);
  --idle: light-dark(#52525b, #b0b0bb); --idle-bg: light-dark(#efeff1, #232329);
  --p-queue: light-dark(#c9c9d0, #4a4a54); --p-clone: light-dark(#7c8cf8, #6f7fe6); --p-install: light-dark(#a46ee0, #a37be0);
  --p-build: light-dark(#2f7fe8, #4a94f5); --p-store: light-dark(#0f9ba8, #2bb3be);
  --log: light-dark(#fcfcfd, #0e0e11);
  --t-red: light-dark(#b0211a, #ff8b82); --t-green: light-dark(#116636, #6bdc9a); --t-yellow: light-dark(#7a4a00, #f0c35b);
  --t-blue: light-dark(#0a55c4, #83b4ff); --t-magenta: light-dark(#8b2b97, #e29bed); --t-cyan: light-dark(#0b6570, #62d2dc);
  --sans: Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  --mono: SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
  --f0: 0.75rem; --f1: 0.8125rem; --f2: 0.875rem; --f3: 1rem; --f4: 1.125rem; --f5: 1.5rem;
  --s1: 0.25rem; --s2: 0.5rem; --s3: 0.75rem; --s4: 1rem; --s5: 1.5rem; --s6: 2rem; --s7: 3rem;
  --r1: 6px; --r2: 10px; --shadow: 0 1px 2px light-dark(#0000000d, #0000); --lift: 0 12px 40px light-dark(#00000026, #000000b3); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
`;

/** The frame of a page: type, header, breadcrumb, tabs, and what every page uses. */
const FRAME = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; overflow-y: scroll; }
body { margin: 0; background: var(--bg); color: var(--text); font: 400 var(--f2)/1.55 var(--sans); -webkit-font-smoothing: antialiased; }
h1, h2, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: var(--f5); line-height: 1.25; font-weight: 650; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { font-size: var(--f3); line-height: 1.4; font-weight: 600; letter-spacing: -0.01em; }
a { color: var(--link); text-decoration: none; text-underline-offset: 3px; }
a:hover { text-decoration: underline; }
p a, .inline { text-decoration: underline; }
code, kbd, .mono { font-family: var(--mono); font-size: 0.92em; overflow-wrap: anywhere; }
.muted { color: var(--muted); } .small { font-size: var(--f1); } .strong { font-weight: 600; }
.i { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round;
  stroke-linejoin: round; vertical-align: -0.125em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
::selection { background: light-dark(#bcd7ff, #1d4a8f); }
.skip { position: absolute; left: var(--s4); top: -4rem; z-index: 9; padding: var(--s2) var(--s4); background: var(--strong);
  color: var(--on-strong); border-radius: var(--r1); }
.skip:focus { top: var(--s2); }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); min-height: 3.5rem; padding-block: var(--s2); }
.bar, .tabs, main { max-width: 72rem; margin-inline: auto; padding-inline: var(--s5); }
.brand { display: inline-flex; align-items: center; gap: var(--s2); min-height: 2.25rem; color: var(--text); font-weight: 650; letter-spacing: -0.01em; }
.brand:hover { text-decoration: none; }
.brand svg { width: 22px; height: 22px; }
.crumbs { flex: 1 1 8rem; min-width: 0; }
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
.head { display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: flex-start; justify-content: space-between; }
.head .title { display: grid; gap: var(--s1); min-width: 0; flex: 1 1 20rem; }
.head .name { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); }
.actions { display: flex; flex-wrap: wrap; gap: var(--s2); }
.section { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); }
.stack { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); }
.section > header { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); align-items: baseline; justify-content: space-between; }
.halves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: var(--s6); }
@media (max-width: 640px) {
  .bar, .tabs, main { padding-inline: var(--s4); }
  .tabs { padding-inline: calc(var(--s4) - var(--s3)); }
  .account { order: 2; } .account .who { display: none; }
  .crumbs { order: 3; flex-basis: 100%; } .crumbs li:first-child::before { display: none; }
  main { padding-block: var(--s5) var(--s6); gap: var(--s5); }
  .head .actions { width: 100%; } .head .actions .button { flex: 1 1 8rem; } .head .search { flex: 1; max-width: none; } .head .search .button { flex: none; }
  .stack { gap: var(--s5); }
}
@media (prefers-reduced-motion: no-preference) { .spin { animation: spin 1.2s linear infinite; transform-origin: center; } }
@media (forced-colors: active) { .tabs a[aria-current]::after { background: CanvasText; } .choices a[aria-current] { outline: 1px solid; } .at { outline: 2px solid; outline-offset: -2px; } .dot, .bar-track { forced-color-adjust: none; } }
@keyframes spin { to { transform: rotate(1turn); } }
`;

/** Tables become cards in windows that are too narrow for them. */
function cardsBelow(width: string, cards: string): string {
  return `
@media (max-width: ${width}) {
  ${cards}, ${cards} :is(tbody, tr, td, th) { display: block; } ${cards} thead { display: none; }
  ${cards} tr { padding: var(--s3) var(--s4); border-bottom: 1px solid var(--line); display: grid; gap: var(--s1); } ${cards} tbody tr:last-child { border-bottom: 0; }
  ${cards} :is(td, tbody th) { padding: 0; border: 0; background: none; text-align: start; }
  ${cards} td[data-label] { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: var(--s2); }
  ${cards} td[data-label]::before { content: attr(data-label); color: var(--muted); font-size: var(--f1); }
  ${cards} td .actions { justify-content: flex-start; }
}`;
}

/** The parts of pages: cards, badges, buttons, fields, lists, tables, bars, findings and logs. */
const PARTS = `
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r2); box-shadow: var(--shadow); min-width: 0; }
.pad { padding: var(--s5) var(--s5); display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); }
.stats { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1px; overflow: hidden; background: var(--line); }
.stats > * { background: var(--surface); padding: var(--s4) var(--s5); display: grid; gap: 2px; color: inherit; align-content: start; }
.stats a:hover { background: var(--raised); text-decoration: none; }
.stats dt, .stats .key { color: var(--muted); font-size: var(--f1); }
.stats .value { font-size: var(--f5); font-weight: 620; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; line-height: 1.3; }
@media (max-width: 640px) { .stats > * { padding: var(--s3) var(--s4); } }
.quotas { list-style: none; margin: 0; padding: var(--s4) var(--s5); display: grid; gap: var(--s4); }
.quotas > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--s4); }
.quotas .value { font-variant-numeric: tabular-nums; color: var(--muted); } .quotas meter { grid-column: 1 / -1; width: 100%; height: 0.9rem; }
.stats .value.bad { color: var(--bad); } .stats .value.good { color: var(--good); }

.badge { display: inline-flex; align-items: center; gap: 0.35em; padding: 0.1rem 0.55rem 0.1rem 0.45rem; border-radius: 99px; font-size: var(--f1);
  font-weight: 520; white-space: nowrap; color: var(--idle); background: var(--idle-bg); line-height: 1.5; }
.badge.good { color: var(--good); background: var(--good-bg); } .badge.bad { color: var(--bad); background: var(--bad-bg); }
.badge.busy { color: var(--busy); background: var(--busy-bg); }
.badge.live { color: var(--on-strong); background: var(--strong); }

.button { display: inline-flex; align-items: center; justify-content: center; gap: var(--s2); min-height: 2.25rem; padding: 0 var(--s4); font: 500 var(--f2)/1 var(--sans);
  color: var(--text); background: var(--surface); border: 1px solid var(--line-strong); border-radius: var(--r1); cursor: pointer; white-space: nowrap; }
.button:hover { background: var(--raised); text-decoration: none; }
.button.primary { background: var(--strong); border-color: var(--strong); color: var(--on-strong); }
.button.primary:hover { opacity: 0.88; }
.button.danger { color: var(--bad); border-color: var(--bad-line); }
.button.danger.primary { background: light-dark(#b0211a, #ff938a); border-color: transparent; color: light-dark(#fff, #2a0b09); }
.button.quiet { border-color: transparent; background: none; padding-inline: var(--s2); color: var(--muted); }
.button.quiet:hover { background: var(--raised); color: var(--text); }
.button.small { min-height: 1.9rem; padding-inline: var(--s3); font-size: var(--f1); }
.button.icon { width: 2.25rem; padding: 0; }
.actions form, td form, .links { display: contents; }

.field { display: grid; gap: var(--s1); min-width: 0; } .field > span, .field > label { font-weight: 500; font-size: var(--f1); }
.field small { color: var(--muted); font-size: var(--f1); }
input, textarea, select { font: 400 var(--f2)/1.4 var(--sans); color: var(--text); background: var(--surface); border: 1px solid var(--line-strong);
  border-radius: var(--r1); padding: 0.45rem var(--s3); width: 100%; min-width: 0; min-height: 2.25rem; }
@media (max-width: 640px) { input, textarea, select { font-size: 1rem; } }
select { padding-inline: calc(var(--s3) - 4px); }
textarea { min-height: 4.5rem; resize: vertical; } textarea, input.mono { font-family: var(--mono); font-size: var(--f1); }
.filters { display: grid; gap: var(--s3); grid-template-columns: minmax(12rem, 2fr) repeat(4, minmax(0, 1fr)) auto; align-items: end; }
@media (max-width: 900px) { .filters { grid-template-columns: repeat(2, minmax(0, 1fr)); } .filters > :is(:first-child, .button) { grid-column: 1 / -1; } }
.fields { display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); align-items: end; }
.fields.aligned { align-items: start; } fieldset { margin: 0; padding: 0; border: 0; min-width: 0; display: grid; gap: var(--s3); }
form details > summary { cursor: pointer; font-weight: 550; } form details[open] > summary { margin-bottom: var(--s4); } .lines-of { white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--mono); }
legend { padding: 0; margin-bottom: var(--s3); font-weight: 600; }
[aria-invalid] { border-color: var(--bad); } .field small.fault { color: var(--bad); overflow-wrap: anywhere; } .fault .i { margin-inline-end: 0.35em; }
.search { display: flex; gap: var(--s2); max-width: 32rem; width: 100%; align-items: end; } .search .field { flex: 1; }

.list > li { display: grid; gap: var(--s1) var(--s4); padding: var(--s3) var(--s5); align-items: center; border-top: 1px solid var(--line); position: relative; }
.list > li:first-child { border-top: 0; }
.list > li:hover { background: light-dark(#fafafa, #17171b); }
.list > li:first-child { border-radius: var(--r2) var(--r2) 0 0; } .list > li:last-child { border-radius: 0 0 var(--r2) var(--r2); }
.list > li:only-child { border-radius: var(--r2); }
.list .row-link { color: var(--text); font-weight: 550; overflow-wrap: anywhere; }
.list .row-link::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
.list .row-link:focus-visible { outline: none; } .list > li:has(.row-link:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; }
.list .over { position: relative; z-index: 1; }
.apps > li { grid-template-columns: minmax(0, 1fr) minmax(0, 8.75rem) minmax(0, 1.7fr) 7rem; }
.deploys > li { grid-template-columns: minmax(0, 7.5rem) minmax(0, 1.6fr) minmax(0, 1fr) 6.5rem; }
.list .when { text-align: end; color: var(--muted); font-size: var(--f1); white-space: nowrap; }
.nobreak { white-space: nowrap; } .two { display: grid; gap: 2px; min-width: 0; justify-items: start; }
.meta { display: flex; flex-wrap: wrap; gap: 2px var(--s3); color: var(--muted); font-size: var(--f1); min-width: 0; align-items: center; }
.meta a { color: inherit; } .meta > * { min-width: 0; overflow-wrap: anywhere; }
.dots { column-gap: 0; margin-inline-start: -1rem; clip-path: inset(-4px -4px -4px 1rem); } .dots > * { position: relative; padding-inline-start: 1rem; } .dots > ::before { content: '·'; position: absolute; inset-inline-start: 0.375rem; font-family: var(--sans); }
.reason { color: var(--bad); font-size: var(--f1); }
.clamp { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
@media (max-width: 760px) {
  .apps > li, .deploys > li { grid-template-columns: minmax(0, 1fr) auto; padding: var(--s3) var(--s4); }
  .apps > li > .wide, .deploys > li > .wide { grid-column: 1 / -1; } .deploys > li > :first-child { grid-column: 1; } .deploys > li > .when { grid-row: 1; grid-column: 2; }
  .apps > li > :is(.state, .when) { grid-row: 1; grid-column: 2; justify-self: end; align-self: start; } .apps > li > .when { align-self: end; }
  .deploys .bar-track.thin { max-width: none; }
}
.attention > li { grid-template-columns: auto minmax(0, 1fr) auto; align-items: start; }
.why { color: var(--text); overflow-wrap: anywhere; } .attention > li > .i { color: var(--bad); font-size: 1.15rem; margin-top: 2px; }
@media (max-width: 640px) { .attention > li { padding-inline: var(--s4); } .attention > li > .when { grid-column: 2; text-align: start; } }

table { border-collapse: collapse; width: 100%; }
th { font-size: var(--f1); font-weight: 500; color: var(--muted); text-align: start; } thead th, thead td { background: var(--raised); } tbody th { color: var(--text); font-size: inherit; }
th, td { padding: var(--s3) var(--s5); border-bottom: 1px solid var(--line); vertical-align: middle; text-align: start; } :is(th, td):not(.long), :is(th, td):not(.long) :is(code, .mono, .meta > *, .row-link) { overflow-wrap: break-word; } .long { overflow-wrap: anywhere; } :is(th, td) time { white-space: nowrap; }
thead tr:first-child th:first-child { border-start-start-radius: var(--r2); } thead tr:first-child > :last-child { border-start-end-radius: var(--r2); }
tbody tr:last-child td, tbody tr:last-child th { border-bottom: 0; } td.end, th.end, td.number { text-align: end; } .number { font-variant-numeric: tabular-nums; }
td .actions { justify-content: flex-end; } @media (max-width: 900px) { th, td { padding-inline: var(--s3); } } .many :is(th, td) { padding-inline: var(--s4); }
${cardsBelow('640px', '.cards')}${cardsBelow('1000px', '.cards.many')}
@media (min-width: 641px) { .words-1 :is(td, th):nth-child(n+2), .words-2 :is(td, th):nth-child(n+3), .words-3 :is(td, th):nth-child(n+4) { text-align: end; font-variant-numeric: tabular-nums; } :is(.words-1 td:nth-child(n+2), .words-2 td:nth-child(n+3), .words-3 td:nth-child(n+4), td.number) { white-space: nowrap; } }

@media (min-width: 641px) { .kept :is(th, td:nth-child(2)) { white-space: nowrap; } }

.grid-facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr)); gap: var(--s4) var(--s5); }
.grid-facts dt { color: var(--muted); font-size: var(--f1); } .grid-facts dd { overflow-wrap: anywhere; }
.grid-facts.three { grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
@media (max-width: 640px) { .pad { padding: var(--s4); } }
@media (max-width: 640px) { .grid-facts, .grid-facts.three { grid-template-columns: repeat(2, minmax(0, 1fr)); } .three > :first-child { grid-column: 1 / -1; } }

.empty { display: grid; justify-items: center; gap: var(--s3); padding: var(--s7) var(--s5); text-align: center; }
.empty > .i { font-size: 1.75rem; color: var(--muted); } .empty p { color: var(--muted); max-width: 34rem; overflow-wrap: anywhere; } .empty .actions { justify-content: center; }
.empty code { padding: 0.15em 0.45em; background: var(--raised); border: 1px solid var(--line); border-radius: 5px; }
.pages { display: flex; gap: var(--s2); justify-content: flex-end; }
.note { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s1) var(--s3); padding: var(--s4) var(--s5); border-radius: var(--r2); border: 1px solid var(--line); background: var(--surface); overflow-wrap: anywhere; }
.note > .i { font-size: 1.15rem; margin-top: 2px; } .note > :not(.i) { grid-column: 2; } .note > .actions { margin-block-start: var(--s2); }
.note.bad { border-color: var(--bad-line); background: var(--bad-bg); } .note.bad > .i { color: var(--bad); }
.note.warn { background: var(--busy-bg); border-color: transparent; } .note.warn > .i { color: var(--busy); }
.note.good { background: var(--good-bg); border-color: transparent; } .note.good > .i { color: var(--good); }
.empty code.command { display: block; margin-block-start: var(--s3); padding: var(--s2) var(--s3); line-height: 1.7; } .command span { display: inline-block; max-width: 100%; }
.secret { display: block; padding: var(--s3); background: var(--surface); border: 1px solid var(--line); border-radius: var(--r1); user-select: all; }

[popover] { margin: auto; width: min(30rem, calc(100vw - 2rem)); padding: var(--s5); border: 1px solid var(--line); border-radius: var(--r2); background: var(--surface);
  color: var(--text); box-shadow: var(--lift); text-align: start; white-space: normal; overflow-wrap: anywhere; }
[popover]:popover-open { display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); } [popover]::backdrop { background: #00000073; }
[popover] form { display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); } [popover] .actions { justify-content: flex-end; }
[popover] .button { max-width: 100%; padding-block: var(--s2); line-height: 1.3; white-space: normal; }

.reading { display: flex; gap: var(--s2); align-items: baseline; color: var(--muted); font-size: var(--f1); } .reading > .i { align-self: center; }
kbd { padding: 0.1em 0.4em; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--raised); color: var(--text); font-size: var(--f0); white-space: nowrap; }
.find { color: var(--muted); font-weight: 400; } .found > li { grid-template-columns: minmax(0, 1fr) auto 3.5rem; } .found kbd { justify-self: end; } .found > li > .meta { grid-column: 2; }
@media (max-width: 640px) { .find { width: 2.25rem; min-height: 2.25rem; padding: 0; } .find > kbd { display: none; } .find > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .found > li { grid-template-columns: minmax(0, 1fr) auto; } .found > li > .meta { grid-row: 2; grid-column: 1; } }
.palette { width: min(38rem, calc(100vw - 2rem)); max-height: min(34rem, 80vh); margin: 10vh auto auto; padding: 0; border: 1px solid var(--line); border-radius: var(--r2); background: var(--surface); color: var(--text); box-shadow: var(--lift); overflow: hidden; }
.palette[open] { display: flex; flex-direction: column; } .palette::backdrop { background: #00000073; }
.palette > input { flex: none; border: 0; border-block-end: 1px solid var(--line); border-radius: 0; min-height: 3.25rem; padding-inline: var(--s5); font-size: var(--f3); outline: none; }
.palette > div { overflow: auto; min-height: 4rem; } .palette .card { border: 0; border-radius: 0; box-shadow: none; } .palette .list > li { border: 0; border-radius: 0 !important; padding-block: var(--s2); } .palette .row-link { font-weight: 500; }
.palette:not(:has(a:focus)) .list > li:first-child { background: var(--raised); }
.keys { gap: var(--s2); } .keys > div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); align-items: baseline; }
.keys-columns { display: grid; gap: var(--s6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: start; }

.bar-track { display: block; width: 100%; height: 8px; border-radius: 4px; background: var(--raised); overflow: hidden; }
.bar-track.thin { height: 6px; max-width: 14rem; }
.p-queue { fill: var(--p-queue); background: var(--p-queue); } .p-clone { fill: var(--p-clone); background: var(--p-clone); } .p-install { fill: var(--p-install); background: var(--p-install); }
.p-build { fill: var(--p-build); background: var(--p-build); } .p-store { fill: var(--p-store); background: var(--p-store); }
.legend { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); font-size: var(--f1); }
.legend li { display: inline-flex; align-items: center; gap: var(--s2); } .legend .dot { width: 9px; height: 9px; border-radius: 3px; }
.legend .value { font-variant-numeric: tabular-nums; color: var(--muted); }

.changes { display: grid; gap: 2px; font-family: var(--mono); font-size: var(--f1); }
.changes li { display: grid; grid-template-columns: 1.2em minmax(0, 1fr) auto; gap: var(--s2); overflow-wrap: anywhere; }
.add { color: var(--good); } .del { color: var(--bad); } .mod { color: var(--busy); }

.failure > .pad { gap: var(--s3); } .failure h2 { color: var(--bad); font-size: var(--f4); line-height: 1.45; overflow-wrap: anywhere; }
.finding { display: grid; gap: var(--s2); padding: var(--s4) var(--s5); border-top: 1px solid var(--line); }
@media (max-width: 640px) { .finding { padding-inline: var(--s4); } }
.finding .place { font-family: var(--mono); font-size: var(--f1); font-weight: 600; overflow-wrap: anywhere; }
.finding .said { white-space: pre-wrap; overflow-wrap: anywhere; }
.source { font: var(--f1)/1.6 var(--mono); background: var(--log); border: 1px solid var(--line); border-radius: var(--r1); overflow-x: auto; padding: var(--s2) 0; }
.source li { display: grid; grid-template-columns: 3.5rem max-content; white-space: pre; padding-inline-end: var(--s4); min-width: max-content; }
.source li > b { font-weight: 400; color: var(--muted); text-align: end; padding-inline-end: var(--s3); user-select: none; }
.source .at { background: var(--bad-bg); box-shadow: inset 3px 0 var(--bad); } .source .at > b { color: var(--bad); }

.logbar { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: center; padding: var(--s2) var(--s3); border-bottom: 1px solid var(--line); }
.card:has(.waiting) > .logbar { display: none; } .card:has(.waiting) > .log { border-radius: var(--r2); min-height: 0; } .log .waiting { font: 400 var(--f2)/1.55 var(--sans); }
.logbar .field { flex: 1 1 12rem; } .check { display: inline-flex; align-items: center; gap: var(--s2); font-size: var(--f1); cursor: pointer; min-height: 1.9rem; padding-inline: var(--s1); } .logbar .check { white-space: nowrap; } .check input { flex: none; min-height: 0; width: 1rem; height: 1rem; margin: 0; accent-color: var(--focus); } .logbar output:empty { min-width: 0; margin-inline-end: calc(-1 * var(--s2)); } .logbar output { color: var(--muted); font-size: var(--f1); font-variant-numeric: tabular-nums; min-width: 4.5rem; }
.log { position: relative; background: var(--log); border-radius: 0 0 var(--r2) var(--r2); max-height: 75vh; min-height: 8rem; overflow: auto; font: var(--f1)/1.6 var(--mono); overscroll-behavior: contain; }
.log:focus-visible { outline-offset: -2px; }
.log { container-type: inline-size; } .fold { width: max-content; min-width: 100%; }
.fold > summary { position: sticky; top: 0; left: 0; width: 100cqi; z-index: 1; padding: var(--s2) var(--s4); cursor: pointer; background: var(--raised); border-block-end: 1px solid var(--line); font-weight: 600; overflow-wrap: anywhere; }
.fold > summary .muted { font-weight: 400; }
.fold > summary:focus-visible { outline-offset: -2px; }
.lines { padding-block: var(--s2); width: max-content; min-width: 100%; } .lines li { padding-inline: var(--s4); white-space: pre; tab-size: 4; min-height: 1.6em; scroll-margin-block: 3rem; }
.card:has([data-wrap]:checked) :is(.fold, .lines) { width: auto; } .card:has([data-wrap]:checked) .lines li { white-space: pre-wrap; overflow-wrap: anywhere; }
.lines .err { box-shadow: inset 3px 0 var(--busy); } .last-lines { background: var(--log); border-top: 1px solid var(--line); border-radius: 0 0 var(--r2) var(--r2); overflow: auto; max-height: 24rem; font: var(--f1)/1.6 var(--mono); } .last-lines:focus-visible { outline-offset: -2px; }
.last-lines i { font-style: normal; } .last-lines .c1 { color: var(--t-red); } .last-lines .c2 { color: var(--t-green); } .last-lines .c3 { color: var(--t-yellow); } .last-lines .c4 { color: var(--t-blue); } .last-lines .c5 { color: var(--t-magenta); } .last-lines .c6 { color: var(--t-cyan); }
.journeys > li + li { border-top: 1px solid var(--line); }
.lines li:hover { background: var(--raised); }
.lines .at { background: var(--bad-bg); box-shadow: inset 3px 0 var(--bad); }
.log mark { background: light-dark(#ffe58a, #7a5b00); color: inherit; }
.log i { font-style: normal; } .log .bold { font-weight: 700; } .log .dim { color: var(--muted); } .log .ul { text-decoration: underline; } .log .it { font-style: italic; }
.log .c1 { color: var(--t-red); } .log .c2 { color: var(--t-green); } .log .c3 { color: var(--t-yellow); } .log .c4 { color: var(--t-blue); } .log .c5 { color: var(--t-magenta); } .log .c6 { color: var(--t-cyan); }
.log .c8 { color: var(--muted); }
.log .b1 { background: var(--bad-bg); } .log .b2 { background: var(--good-bg); } .log .b3 { background: var(--busy-bg); } .log .b4, .log .b5, .log .b6, .log .b7 { background: var(--idle-bg); }

.usage { display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); }
.tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); } @media (min-width: 700px) { .tiles { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 1000px) { .n4 { grid-template-columns: repeat(4, minmax(0, 1fr)); } .n5 { grid-template-columns: repeat(5, minmax(0, 1fr)); } .n6 { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  :is(.n7, .n8) { grid-template-columns: repeat(4, minmax(0, 1fr)); } .n7 > :last-child { grid-column: span 2; } }
@media (max-width: 699.9px) { .tiles > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
.tiles { background: var(--surface); } .tiles > * { box-shadow: 0 0 0 1px var(--line); } .tiles dd { display: grid; } .tiles .detail { color: var(--muted); font-size: var(--f1); }
.plots { display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
.odd > :first-child { grid-column: 1 / -1; }
.plot { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r2); padding: var(--s4) var(--s5); display: grid; gap: var(--s3); align-content: start; min-width: 0; color: var(--text); }
.plot figcaption { font-weight: 600; } .plot summary { cursor: pointer; color: var(--muted); font-size: var(--f1); padding-block: 2px; }
.chart { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--s2); font-size: var(--f0); color: var(--muted); font-variant-numeric: tabular-nums; padding-block-start: 0.6em; }
.chart .y { display: flex; flex-direction: column; justify-content: space-between; text-align: end; } .chart .y li { height: 0; line-height: 0; }
.chart .x { grid-column: 2; display: flex; justify-content: space-between; } .chart .x li { flex: 0 0 0; display: flex; justify-content: center; white-space: nowrap; }
.chart .x li:first-child { justify-content: flex-start; } .chart .x li:last-child { justify-content: flex-end; }
figcaption .small { font-weight: 400; }
.chart .x.days li { flex: 1 1 0; width: 0; min-width: 0; justify-content: flex-start; padding-inline-start: 3px; overflow: visible; }
.area { display: block; width: 100%; height: 9rem; overflow: visible; color: var(--p-build); } #usage-errors .area { color: var(--bad); }
.area .rules { stroke: var(--line); fill: none; vector-effect: non-scaling-stroke; } .area .line { stroke: currentColor; stroke-width: 2; fill: none; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.plot .legend svg { color: var(--p-build); } .scroll { overflow-x: auto; } .plot table { font-size: var(--f1); } .plot .scroll { max-height: 16rem; overflow: auto; } .quiet:not(.button) { color: var(--muted); font-size: var(--f1); }
@media (max-width: 640px) { .plot { padding: var(--s4); } .chart .x li:nth-child(even) { visibility: hidden; } }
.choices { display: flex; flex-wrap: wrap; gap: var(--s1); } .choices a { padding: var(--s1) var(--s3); border-radius: var(--r1); color: var(--muted); } .choices a[aria-current] { background: var(--raised); color: var(--text); font-weight: 500; }

.entry-value { font: var(--f1)/1.6 var(--mono); background: var(--log); border: 1px solid var(--line); border-radius: var(--r1); padding: var(--s3); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow: auto; }
.sign { max-width: 27rem; margin: var(--s6) auto; width: 100%; }
.sign h1 { text-align: center; } .sign code { white-space: nowrap; } .sign .pad { gap: var(--s4); padding: var(--s6) var(--s5); } .sign form { display: grid; gap: var(--s3); } .sign .button { width: 100%; min-height: 2.5rem; }
`;

/** On paper nothing scrolls, no button works, and "3 minutes ago" is of no use later. */
const PRINT = `
@media print {
  :root:root { color-scheme: light; }
  .tabs, .account, .actions, .logbar, .search, .filters { display: none; }
  .log, .last-lines, .entry-value, .plot .scroll { max-height: none; overflow: visible; }
  .lines li, .source li { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; } .source li { grid-template-columns: 3.5rem minmax(0, 1fr); } .fold, .lines { width: auto; }
  .list > li, tr, .finding { break-inside: avoid; } .bar-track, .dot { print-color-adjust: exact; }
  time[title]::after { content: ' (' attr(title) ')'; } .list .when, :is(th, td) time { white-space: normal; }
}
`;

export const STYLE = TOKENS + FRAME + PARTS + PRINT;
