import { themeColours } from '../../style/values.ts'
import { scrollPadding } from '../styles/sticky.ts'

/** What every page starts from: the browser's differences taken away, and nothing else. */
export const resetCss = `@layer reset{
*,::before,::after{box-sizing:border-box}
body,h1,h2,h3,h4,h5,h6,p,figure,blockquote,ul,ol,dl,dd,fieldset{margin:0}
ul[class],ol[class]{list-style:none;padding:0}
img,svg,video{display:block;max-width:100%;height:auto}
button,input,select,textarea{font:inherit;color:inherit}
fieldset{border:0;padding:0;min-width:0}
summary{list-style:none;cursor:pointer}summary::-webkit-details-marker{display:none}
}`

/**
 * A panel on a ground in full strength is further from its text than the ground: towards the text, words that can just
 * be read on the ground could no longer be read on it.
 */
const away = (share: number) => `color-mix(in oklab,oklab(from var(--fg) calc(1 - l) 0 0) ${share}%,var(--bg))`

/** Scales and derived colours. Colours follow the nearest ground: \`data-bg\` sets ground and text, the rest follows. */
export const variablesCss = `:root{
--fs-xs:.8125rem;--fs-s:.9375rem;--fs-m:clamp(1.0625rem,1.03rem + .16vw,1.125rem);--fs-l:clamp(1.1875rem,1.1rem + .42vw,1.4375rem);
--fs-h4:clamp(1.1875rem,1.13rem + .28vw,1.375rem);--fs-h3:clamp(1.375rem,1.25rem + .6vw,1.75rem);--fs-h2:clamp(2rem,1.53rem + 2.2vw,3.375rem);--fs-h1:clamp(2.625rem,1.6rem + 3.7vw,4.875rem);
--s1:.25rem;--s2:.5rem;--s3:.75rem;--s4:1rem;--s5:1.5rem;--s6:2rem;--s7:3rem;--s8:4.5rem;
--gutter:16px;--gap:clamp(1.25rem,.8rem + 1.6vw,2rem);--wide:1320px;--measure:calc(64*var(--ch));
--bg:#fff;--fg:var(--theme-dark)}
:root,[data-bg]{
--muted:color-mix(in oklab,var(--fg) 74%,var(--bg));--line:color-mix(in oklab,var(--fg) 16%,var(--bg));--edge:color-mix(in oklab,var(--fg) 52%,var(--bg));
--tint:color-mix(in oklab,var(--fg) 5%,var(--bg));--surface:#fff;--link:var(--accent-on-light);--accent:var(--accent-on-light);--focus:var(--theme-info);--button-edge:transparent}
[data-bg=light]{--bg:var(--theme-light);--fg:var(--on-light)}
[data-bg=dark]{--bg:var(--theme-dark);--fg:var(--on-dark)}
[data-bg=primary]{--bg:var(--theme-primary);--fg:var(--on-primary)}
[data-bg=secondary]{--bg:var(--theme-secondary);--fg:var(--on-secondary)}
[data-bg=tertiary]{--bg:var(--theme-tertiary);--fg:var(--on-tertiary)}
[data-bg=success]{--bg:var(--theme-success);--fg:var(--on-success)}
[data-bg=warning]{--bg:var(--theme-warning);--fg:var(--on-warning)}
[data-bg=danger]{--bg:var(--theme-danger);--fg:var(--on-danger)}
[data-bg=info]{--bg:var(--theme-info);--fg:var(--on-info)}
[data-bg=white]{--bg:#fff;--fg:var(--theme-dark)}
:is([data-bg=dark],[data-bg=primary],[data-bg=secondary]){--surface:color-mix(in oklab,var(--fg) 8%,var(--bg));--muted:color-mix(in oklab,var(--fg) 90%,var(--bg));--link:var(--fg);--accent:var(--accent-on-dark);--focus:var(--fg);--button-edge:color-mix(in oklab,var(--fg) 70%,transparent)}
[data-bg=primary]{--accent:var(--accent-on-primary)}
:is([data-bg=primary],[data-bg=secondary],[data-bg=tertiary],[data-bg=success],[data-bg=warning],[data-bg=danger],[data-bg=info]){--tint:${away(8)};--surface:${away(12)}}
:is([data-bg=tertiary],[data-bg=success],[data-bg=warning],[data-bg=danger],[data-bg=info]){--link:var(--fg);--accent:var(--fg);--muted:color-mix(in oklab,var(--fg) 88%,var(--bg));--focus:var(--fg)}`

/** Type and the few things that stand outside blocks. */
export const typeCss = `html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:${scrollPadding}px}
body{background:var(--bg);color:var(--fg);font:400 var(--fs-m)/1.62 var(--font-body);overflow-wrap:break-word;font-feature-settings:"lnum";-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,h6{font-family:var(--font-heading);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:var(--heading-leading);text-wrap:balance}
h1{font-size:var(--fs-h1)}h2{font-size:var(--fs-h2)}
h3{font-size:var(--fs-h3);line-height:1.18;letter-spacing:calc(var(--heading-tracking)*.5)}
h4,h5,h6{font-size:var(--fs-h4);line-height:1.25;letter-spacing:0;font-weight:max(600,var(--heading-weight))}
h1,h2,h3,h4,h5,h6,p,li,blockquote,summary{overflow-wrap:anywhere}
p{text-wrap:pretty}p,li,dd{max-width:var(--measure)}
img{font:500 var(--fs-s)/1.4 var(--font-ui);color:var(--muted)}a:has(>img:only-child){text-decoration:none}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:.07em}a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
::selection{background:var(--theme-tertiary);color:var(--on-tertiary)}
:is(p,h2,h3,h4,li)[data-align=center]{max-width:none;text-align:center}:is(p,h2,h3,h4,li)[data-align=end]{max-width:none;text-align:end}
${themeColours.map((name) => `span[data-colour=${name}]{color:var(--ink-${name})}`).join('')}
.lead{font-size:var(--fs-l);line-height:1.5;color:var(--muted);max-width:calc(56*var(--ch))}
.icon{width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
[dir=rtl] [data-sided]{scale:-1 1}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`

/** On paper: dark words on white, since printers leave grounds away; nothing that is only to be pressed; all that is folded. */
export const printCss = `@media print{
:root,[data-bg]{--bg:#fff;--fg:#000;--muted:#333;--line:#bbb;--edge:#555;--tint:#fff;--surface:#fff;--link:#000;--accent:#000;--button-edge:#555}
[data-bg]{background:#fff!important}body{font-size:11pt}h1{font-size:24pt}h2{font-size:18pt}h3{font-size:14pt}
h1,h2,h3,h4{break-after:avoid}img,figure,article,blockquote,tr{break-inside:avoid}
.button:not([data-variant=link]){color:#000;background:none;border-color:#555}
.round-button{display:none}
details::details-content{display:block;content-visibility:visible}
}`
