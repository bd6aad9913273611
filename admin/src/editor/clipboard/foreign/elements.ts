/** Elements that start on a line of their own. */
export const blockTags: ReadonlySet<string> = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BODY', 'CENTER', 'DD', 'DETAILS', 'DIALOG', 'DIR', 'DIV', 'DL', 'DT'],
  ...['FIELDSET', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'FORM', 'HEADER', 'HGROUP', 'HTML', 'LEGEND', 'LI', 'MAIN'],
  ...['MENU', 'NAV', 'OPTGROUP', 'P', 'SEARCH', 'SECTION', 'SUMMARY', 'CAPTION', 'TBODY', 'THEAD', 'TFOOT', 'TR'],
  ...['TD', 'TH', 'TABLE', 'UL', 'OL', 'BLOCKQUOTE', 'PRE', 'HR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'],
])

/** Nothing of them is seen where they come from. */
export const unseenTags: ReadonlySet<string> = new Set([
  ...['HEAD', 'TITLE', 'META', 'LINK', 'BASE', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'COLGROUP', 'COL', 'XML', 'PARAM'],
  ...['SOURCE', 'TRACK', 'DATALIST', 'RP', 'AREA', 'MAP'],
])

export const embeddedTags: ReadonlySet<string> = new Set([
  ...['IFRAME', 'FRAME', 'OBJECT', 'EMBED', 'APPLET', 'VIDEO', 'AUDIO', 'CANVAS', 'SVG', 'MATH', 'PORTAL'],
])

export const fieldTags: ReadonlySet<string> = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'METER', 'PROGRESS'])

/** Elements within which rich text has no place. */
export const structureTags = 'h1,h2,h3,h4,h5,h6,table,ul,ol,dl,hr,pre,img,blockquote'

export const headingLevel = (tag: string): number | undefined => {
  const level = /^H([1-6])$/.exec(tag)?.[1]
  return level === undefined ? undefined : Number(level)
}

// Nodes of another window: what one is shows by what it says.
export const isElement = (node: Node): node is Element => node.nodeType === 1
export const isText = (node: Node): boolean => node.nodeType === 3
/** In capitals, also of SVG. */
export const tagOf = (element: Element): string => element.nodeName.toUpperCase()
