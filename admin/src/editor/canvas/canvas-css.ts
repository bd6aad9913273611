import { layers } from '@ashlar/sdk/renderer'
import { marginOfView } from './frame-geometry.ts'

/**
 * What the canvas adds to a page: hints and stand-ins, never seen by a visitor. Colours are fixed, as the page's are; the
 * words of a hint are as large as the editor's own at any zoom, down to what fits.
 */
export const canvasCss = `
${layers}
html { scroll-behavior: auto; }
body { min-height: 100vh; cursor: default; }
a, button, input, select, textarea { cursor: default; }
[data-node] { -webkit-user-drag: none; scroll-margin-block: ${marginOfView}px; }
[data-edit-mode=on] #canvas { -webkit-touch-callout: none; }
[data-pan] * { cursor: grab !important; }
[data-pan=held] *, [data-held] * { cursor: grabbing !important; }
[contenteditable] { cursor: text; outline: none; }
.ashlar-add { box-sizing: border-box; flex: 1 1 100%; grid-column: 1 / -1; width: 100%; min-height: 120px; margin: 0; padding: 16px; border: 2px dashed #b9b1a3; border-radius: 10px;
  background: rgb(255 253 249 / .6); color: #4f483f; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px;
  --as-seen: max(var(--ashlar-zoom, 1), .4); font: 600 calc(14px / var(--as-seen))/1.43 "Hanken Grotesk", ui-sans-serif, system-ui, sans-serif; letter-spacing: normal; text-transform: none; text-align: center; }
.ashlar-add span { width: 2em; height: 2em; border-radius: .4em; background: #0b7f88; color: #fff; display: grid; place-items: center; font-size: calc(18px / var(--as-seen)); line-height: 1; font-weight: 400; }
.ashlar-add:focus-visible { outline: 2px solid #0b7f88; outline-offset: 2px; }
.ashlar-empty { box-sizing: border-box; display: grid; justify-items: center; gap: 12px; width: 100%; padding: 40px 16px; border: 2px dashed var(--line); border-radius: var(--radius); color: var(--muted); font: 500 var(--fs-m)/1.5 var(--font-ui); text-align: center; }
[data-empty] > .ashlar-empty { height: 100%; padding: 8px 16px; align-content: center; }
.ashlar-empty .icon { width: 48px; height: 48px; stroke-width: 1.25; }
[data-edit-mode=off] :is(.ashlar-add, .ashlar-kept, .ashlar-empty) { display: none; }
.ashlar-around { position: relative; z-index: 1; opacity: .5; }
[data-edit-mode=on] [data-site-part]:is(:hover,:focus-visible) { opacity: .85; }
[data-site-part]:focus-visible { outline: 2px solid #0b7f88; outline-offset: -2px; }
[data-edit-mode=off] .ashlar-around { opacity: 1; }
.ashlar-loading { padding: 12px; color: #5a5248; }
.ashlar-kept { box-sizing: border-box; display: flex; gap: 18px; width: 100%; padding: 22px; border-radius: 12px; border: 1.5px solid #cfc5b4; color: #26211c;
  background: repeating-linear-gradient(-45deg, #f4efe6 0 12px, #efe9de 12px 24px); font: 400 15px/23px "Hanken Grotesk", ui-sans-serif, system-ui, sans-serif; text-align: start; }
.ashlar-kept svg { width: 26px; height: 26px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.ashlar-kept > span { width: 50px; height: 50px; flex: none; border-radius: 12px; background: #fffdf9; display: grid; place-items: center; box-shadow: 0 0 0 1px #d8cfbf; }
.ashlar-kept b { display: block; font-size: 18px; line-height: 24px; font-weight: 640; }
.ashlar-kept p { margin: 4px 0 12px; color: #5a5248; max-width: none; }
.ashlar-kept button { font: inherit; font-size: 14px; font-weight: 560; padding: 5px 13px; margin-right: 8px; border: 0; border-radius: 8px; background: #fffdf9; color: #26211c; box-shadow: 0 0 0 1.5px #cfc5b4; }
.ashlar-kept button.f { background: #0b6a72; color: #fff; box-shadow: none; }
.ashlar-kept.broken { border-color: #d79a92; background: repeating-linear-gradient(-45deg, #fbeeec 0 12px, #f8e5e2 12px 24px); }
.ashlar-underline { text-decoration: underline; } .ashlar-strike { text-decoration: line-through; } .ashlar-underline-strike { text-decoration: underline line-through; }
[contenteditable] [style*=text-align] { max-width: none; }
::highlight(ashlar-field) { background-color: #d5ecee; color: #0b5a61; }
::highlight(ashlar-found) { background-color: #fde68a; color: #1c1b19; }
::highlight(ashlar-found-here) { background-color: #f59e0b; color: #1c1b19; }
`
