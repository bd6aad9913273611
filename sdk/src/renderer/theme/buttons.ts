/**
 * The one look of everything that is pressed: `button` for words and `round-button` for arrows and pauses. Blocks and
 * pages say `data-variant` (a theme colour, `outline`, `outline-` and a colour, `link`), `data-size` (`sm`, `lg`) and,
 * for round ones, `data-does` (`previous`, `next`, `pause`); `--ground` and `--ink` set colours of their own.
 */
export const buttonsCss = `.button{display:inline-flex;gap:.55em;align-items:center;justify-content:center;max-width:100%;padding:10px 20px;font:700 16px/1.5 var(--font-ui);font-variant-numeric:lining-nums;color:var(--ink,var(--on-primary));text-align:center;text-decoration:none;overflow-wrap:anywhere;cursor:pointer;background-color:var(--ground,var(--theme-primary));border:2px solid var(--button-edge);border-radius:var(--radius-button);transition:background-color .16s,color .16s,border-color .16s,transform .16s;-webkit-tap-highlight-color:transparent}
.button[hidden]{display:none}
.button:hover{background-color:color-mix(in oklab,var(--ground,var(--theme-primary)) 86%,#000)}
.button:active{transform:translateY(1px)}
.button[data-size=sm]{padding:5px 13px;font-size:14px}
.button[data-size=lg]{padding:14px 28px;font-size:18px}
.button .icon{width:1.25em;height:1.25em}
${['secondary', 'tertiary', 'success', 'warning', 'danger', 'dark', 'light', 'info'].map(filled).join('')}
.button[data-variant=white]{--ground:#fff;--ink:var(--theme-dark)}
.button:is([data-variant=tertiary],[data-variant=light],[data-variant=white],[data-variant=warning]){border-color:transparent}
.button[data-variant^=outline]{color:var(--ink,var(--fg));background:none;border-color:var(--ground,var(--edge))}
.button[data-variant=outline-primary]{--ground:var(--theme-primary);color:var(--ink,var(--link))}
:is([data-bg=dark],[data-bg=primary],[data-bg=secondary],[data-bg=tertiary]) .button[data-variant^=outline]{border-color:var(--edge)}
.button[data-variant^=outline]:hover{color:var(--bg);background:var(--fg);border-color:var(--fg)}
.button[data-variant=link]{padding-inline:0;color:var(--ink,var(--link));text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.3em;background:none;border-color:transparent}
.button[data-variant=link]:hover{text-underline-offset:.2em;background:none}
.button:is([data-disabled],:disabled:not([data-node] *)){color:var(--muted);cursor:not-allowed;background:color-mix(in oklab,var(--fg) 12%,var(--bg));border-color:transparent}
.round-button{position:relative;flex:none;width:48px;height:48px;padding:0;color:var(--fg);cursor:pointer;background:none;border:2px solid var(--edge);border-radius:50%}
.round-button:hover{color:var(--bg);background:var(--fg);border-color:var(--fg)}
.round-button::before{content:"";position:absolute;inset:0;width:10px;height:10px;margin:auto;border:solid;border-width:2px 0 0 2px;rotate:-45deg;translate:2px 0}
.round-button[data-does=next]::before{rotate:135deg;translate:-2px 0}
.round-button[data-does=pause]::before{width:12px;height:14px;border-width:0 4px;rotate:none;translate:none}
.round-button[data-rests]::before{width:0;height:0;border-color:transparent transparent transparent currentcolor;border-width:8px 0 8px 13px;translate:2px 0}
[dir=rtl] .round-button:not([data-does=pause]){scale:-1 1}`

function filled(colour: string): string {
  const set = `--ground:var(--theme-${colour})`
  return `.button[data-variant=${colour}]{${set};--ink:var(--on-${colour})}.button[data-variant=outline-${colour}]{${set}}`
}
