/** The site's own parts: skip link, plain header and footer, page title, messages. Blocks bring their own sheets. */
export const chromeCss = `@layer blocks{
.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset:8px auto auto 8px;z-index:99;background:var(--surface);padding:10px 20px}
.plain{list-style:none;padding:0}.plain li{max-width:none}
.site-header{position:sticky;top:0;z-index:20;background:var(--bg);color:var(--fg);border-block-end:1px solid var(--line);font-family:var(--font-ui)}
.site-header>div{display:flex;align-items:center;gap:clamp(1rem,3vw,2.5rem);max-width:var(--wide);min-height:76px;margin-inline:auto;padding-inline:16px}
.site-logo{display:inline-flex;align-items:center;font:var(--heading-weight) 1.5rem/1.1 var(--font-heading);letter-spacing:-.02em;color:inherit;text-decoration:none;min-height:44px}
.site-logo img{width:auto;height:44px}
.site-nav>ul{display:flex;flex-wrap:wrap;gap:.25rem}.site-nav li{position:relative}
.site-nav li>a,.site-nav summary{display:flex;align-items:center;gap:.3em;min-height:44px;padding:.5rem .8rem;color:inherit;font-weight:600;text-decoration:none}
.site-nav summary .icon{width:1em;height:1em;transition:rotate .2s}.site-nav details[open] .icon{rotate:180deg}
.site-nav li>a:hover,.site-nav summary:hover,.site-nav :is([aria-current],[data-current]){box-shadow:inset 0 -3px var(--accent)}
.site-nav details ul{position:absolute;top:calc(100% + 8px);inset-inline-start:0;min-width:15rem;padding:.5rem;background:#fff;color:var(--theme-dark);border-radius:var(--radius);box-shadow:0 18px 50px rgb(0 0 0/.2)}
.site-header-end{display:flex;align-items:center;gap:.35rem;margin-inline-start:auto}
.site-icon{display:grid;place-items:center;width:44px;height:44px;color:inherit}.site-icon .icon{width:24px;height:24px}
.site-link{display:flex;align-items:center;min-height:44px;padding-inline:.8rem;color:inherit;font-weight:600;text-decoration:none}.site-link:hover{box-shadow:inset 0 -3px var(--accent)}
.site-menu{display:none}.site-menu summary{display:grid;place-items:center;width:48px;height:48px}.site-menu summary .icon{width:26px;height:26px}
@media (max-width:991.98px){.site-nav,.site-header .button~.button,.site-header .site-link{display:none}.site-header>div{gap:8px}.site-header .button{padding:8px 14px;font-size:.9375rem;line-height:1.4;white-space:nowrap}.site-logo{min-width:0;overflow:hidden}.site-logo img{max-width:100%;object-fit:contain}.site-header-end{flex:0 0 auto}.site-menu{display:block;order:9}
.site-menu>nav{position:absolute;inset:100% 0 auto;max-height:calc(100dvh - 76px);overflow-y:auto;padding:8px 16px 32px;background:#fff;color:var(--theme-dark);border-block-end:1px solid var(--line)}
.site-menu a,.site-menu b{display:flex;align-items:center;min-height:48px;color:inherit;font-size:1.375rem;font-weight:600;text-decoration:none}.site-menu [aria-current]{color:var(--link)}}
.site-title{max-width:var(--wide);margin-inline:auto;padding:clamp(4rem,3rem + 3vw,6rem) 16px .75rem}.site-title h1{max-width:15em}
.site-footer{background:var(--bg);color:var(--fg);padding-block:48px}.site-footer>div{max-width:var(--wide);margin-inline:auto;padding:32px 16px;display:grid;gap:24px}
.site-footer-name{font:700 1.5rem/1.25 var(--font-heading)}.site-footer ul{display:flex;flex-wrap:wrap;gap:.35rem 1.5rem}
.site-footer a{display:inline-flex;align-items:center;min-height:32px;color:inherit;text-decoration-color:transparent;font-family:var(--font-ui);font-weight:500}.site-footer a:hover{text-decoration-color:currentColor}
.site-footer address{display:flex;flex-wrap:wrap;gap:.35rem 1.5rem;font-style:normal}
.site-copyright{max-width:none;padding-block-start:24px;border-block-start:1px solid var(--line);font:500 var(--fs-s)/1.5 var(--font-ui);color:var(--muted)}
.site-message>div{max-width:var(--wide);margin-inline:auto;padding:80px 16px 112px;display:grid;gap:16px}
.site-message[data-part=incomplete]>div{padding-block-start:0}
.site-message b{font:500 clamp(7rem,5rem + 12vw,15rem)/.8 var(--font-heading);letter-spacing:-.05em;color:var(--theme-primary)}
.site-soon{display:grid;place-content:center;gap:16px;min-height:100vh;padding:24px;text-align:center}
.site-message h1{font-size:var(--fs-h2);margin-block-start:16px}.site-ways{display:flex;flex-wrap:wrap;gap:12px;margin-block-start:8px}
@media (max-width:479.98px){.site-logo{font-size:1.0625rem}.site-header-end{gap:0}.site-header .button{padding-inline:10px}}
@media print{.site-header,.site-footer nav{display:none}}
}`.replaceAll('\n', '')
