/** All weights of a font in a document, unless it has them already. */
export function linkFont(page: Document, font: string): void {
  const href = `/_ashlar/fonts/${font.toLowerCase().replaceAll(' ', '-')}.css`
  if (page.head.querySelector(`link[href="${href}"]`)) return
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  page.head.append(link)
}
