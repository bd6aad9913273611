/** Look of the toolbar over rich text: one dark tool on any page, in both themes. */
export const formatBarCss = `
:host { all: initial; }
.bar { position: absolute; display: flex; align-items: center; flex-wrap: wrap; gap: 2px; box-sizing: border-box; min-height: 36px; padding: 3px;
  width: max-content; max-width: calc((100vw - 8px) * var(--ashlar-zoom, 1)); border-radius: 9px;
  background: #1d2424; color: #eef2f1; box-shadow: 0 0 0 1px rgb(255 255 255 / .14), 0 8px 20px -4px rgb(0 0 0 / .35);
  font: 500 13px/20px "Hanken Grotesk", ui-sans-serif, system-ui, sans-serif; white-space: nowrap;
  transform: scale(calc(1 / var(--ashlar-zoom, 1))); transform-origin: 0 100%; }
button, select { font: inherit; color: inherit; background: none; border: 0; border-radius: 6px; height: 30px; margin: 0; }
button { min-width: 30px; padding: 0 6px; cursor: default; }
button:hover, select:hover { background: rgb(255 255 255 / .1); }
button[aria-pressed=true] { background: #0b7f88; color: #fff; }
select { padding: 0 4px; } option { color: #1c1b19; background: #fff; }
:focus-visible { outline: 2px solid #6fc0c0; outline-offset: -1px; }
.rule { width: 1px; height: 18px; margin: 0 3px; background: rgb(255 255 255 / .2); }
b { font-weight: 800; } i { font-style: italic; font-family: serif; font-size: 15px; } u { text-decoration: underline; } s { text-decoration: line-through; }
code { font: 600 12px/20px ui-monospace, monospace; letter-spacing: -1px; }
:dir(rtl) .sided { scale: -1 1; }
svg { width: 16px; height: 16px; display: block; margin: auto; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`
