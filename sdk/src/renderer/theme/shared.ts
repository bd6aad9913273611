/** Parts of pages that several blocks and the site share: the question before outside content, and the icon of menus. */
export const sharedCss = `.ask-first:not([hidden]){display:grid;gap:12px;align-content:center;justify-items:center;min-height:var(--ask-height,200px);padding:24px;text-align:center;background:var(--tint)}
.ask-first .icon{width:32px;height:32px;color:var(--muted)}
.ask-first p{max-width:36em;margin:0}
.ask-first>.ask-first-ways{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:center}.ask-first a{color:var(--link)}
.menu-icon>:last-child,[open]>summary>.menu-icon>:first-child{display:none}[open]>summary>.menu-icon>:last-child{display:inline}`
