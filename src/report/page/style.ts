/** The page's style: light and dark by the reader's setting, narrow screens first, print too. */
export const STYLE = `
:root { color-scheme: light dark; --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1a6e2e, #7bd88f);
  --dim: light-dark(#57606a, #9aa4af); --line: light-dark(#d0d7de, #30363d); --raised: light-dark(#f6f8fa, #161b22);
  --accent: light-dark(#0b57d0, #8ab4f8); --add: light-dark(#dafbe1, #12361e); --del: light-dark(#ffebe9, #42191a); }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 15px/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3); overflow-wrap: anywhere; }
h1 { font-size: 1.35rem; margin: 0 0 .5rem; line-height: 1.3; }
h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
.good h1 { color: var(--good); } .bad h1 { color: var(--bad); }
.verified { margin: .2rem 0; font-weight: 600; } .verified.good { color: var(--good); } .verified.bad { color: var(--bad); }
.dim { color: var(--dim); } .fault { color: var(--bad); font-weight: 600; white-space: pre-wrap; }
.message, .prose { white-space: pre-wrap; }
.words h3 { font-size: 1rem; margin: .8rem 0 .2rem; } .words p, .words ul, .words ol { margin: .4rem 0; } .words table { width: auto; }
.words blockquote { margin: .4rem 0; padding-left: .8rem; border-left: 3px solid var(--line); color: var(--dim); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; margin: .8rem 0; }
dt { color: var(--dim); } dd { margin: 0; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; font-size: .93em; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--dim); font-weight: 500; }
code, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: .4rem 0; padding: .6rem .75rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px;
  overflow: auto; max-height: 32rem; white-space: pre-wrap; tab-size: 4; }
.add, .del, .hunk { display: block; } .add { background: var(--add); } .del { background: var(--del); } .hunk { color: var(--dim); }
meter { width: 7rem; max-width: 30vw; vertical-align: middle; }
a { color: var(--accent); }
button, input { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem; }
button { cursor: pointer; }
button.link { border: 0; background: none; padding: 0 .3rem 0 0; color: var(--accent); }
input { flex: 1 1 12rem; min-width: 0; max-width: 22rem; }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .5rem 0;
  background: light-dark(#fff, #0d1117); border-bottom: 1px solid var(--line); }
svg { width: 100%; height: 8rem; display: block; border-left: 1px solid var(--line); border-bottom: 1px solid var(--line); }
.chart { display: flex; gap: .4rem; } .chart svg { flex: 1; } .axis, .turns { display: flex; justify-content: space-between; font-size: .8rem; }
.axis { flex-direction: column; align-items: flex-end; white-space: nowrap; }
svg .line { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; }
svg .drop { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
svg .here { stroke: var(--dim); vector-effect: non-scaling-stroke; }
details.step { scroll-margin-top: 3.6rem; border: 1px solid var(--line); border-radius: 6px; margin: .35rem 0; content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }
details.step > summary { padding: .4rem .7rem; cursor: pointer; display: flex; flex-wrap: wrap; gap: .1rem .6rem; }
details.step > summary:hover { background: var(--raised); }
details.step[open] > summary { border-bottom: 1px solid var(--line); background: var(--raised); }
details.step > .body { padding: .4rem .7rem .7rem; }
details.compressed { border-style: dashed; border-color: var(--accent); }
details.denied > summary::after { content: "denied"; color: var(--bad); }
details.failed > summary::after { content: "failed"; color: var(--bad); }
.note { padding: .1rem .7rem; color: var(--dim); }
.call { margin: .8rem 0 0; } .call h3 { font-size: .95rem; margin: 0 0 .2rem; font-weight: 600; }
.deny, .bad-end { color: var(--bad); }
.hidden { display: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
@media (max-width: 30rem) { body { padding: .6rem; font-size: 14px; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } th:nth-child(4), td:nth-child(4) { display: none; } details.step { scroll-margin-top: 8.2rem; } }
@media print { .bar, .toggle { display: none; } pre { max-height: none; } details.step { content-visibility: visible; break-inside: avoid; } body { max-width: none; } }
`;
