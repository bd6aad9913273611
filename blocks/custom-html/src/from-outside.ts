/** What loads something of another address: attributes and CSS. Links do not, until somebody follows them. */
const loads =
  /\b(?:src|srcset|poster|data|background)\s*=\s*["']?(?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\/|@import|<link\b/i

/** Whether HTML seems to load something of other websites. Only to say that the editor does not. */
export const loadsFromOutside = (html: string): boolean => loads.test(html)
