/**
 * The editor's own fonts, for the hints and stand-ins in the page. The frame has the site's alone, and a style sheet of the
 * editor there would dress the page as well.
 */
export function takeFonts(inner: Document): void {
  const Face = inner.defaultView?.FontFace
  if (!Face) return
  // What an extension of the browser brings from elsewhere can't be read.
  const own = [...document.styleSheets].filter(({ href }) => href === null || new URL(href).origin === location.origin)
  for (const sheet of own) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { style } = rule
      const file = /url\("?([^"()]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
      if (file === undefined) continue
      const address = new URL(file, sheet.href ?? document.baseURI).href
      const weight = style.getPropertyValue('font-weight') || 'normal'
      // A name that is quoted as in the rule would be another one.
      const family = style.getPropertyValue('font-family').replaceAll('"', '')
      inner.fonts.add(new Face(family, `url("${address}")`, { weight, display: 'swap' }))
    }
  }
}
