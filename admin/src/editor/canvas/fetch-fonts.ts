/** Texts that most pages have: one of each look that the theme gives. */
const samples = '<h1>A</h1><h2>A</h2><h3>A</h3><h4>A</h4><p>A <b>A</b></p><a class="button">A</a><ul><li>A</li></ul>'

/**
 * Fetches the theme's fonts while the page itself is still on its way. A browser fetches a font when a text with it is laid
 * out, and lays out every text anew when the font is there: half a second of a page of 5,000 blocks, and a flash in each.
 */
export function fetchFonts(inner: Document): void {
  const view = inner.defaultView
  if (!view) return
  const place = inner.createElement('div')
  place.hidden = true
  place.innerHTML = samples
  inner.body.append(place)
  const fonts = new Set([...place.querySelectorAll('*')].map((text) => fontOf(view.getComputedStyle(text))))
  place.remove()
  // A font that can't be had is missing in the page as well, which then takes the next one of the list.
  for (const font of fonts) inner.fonts.load(font, 'A').catch(() => undefined)
}

/** Of its own parts: the style's `font` is empty where a text sets something that the shorthand can't say. */
const fontOf = ({ fontStyle, fontWeight, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} 1em ${fontFamily}`
