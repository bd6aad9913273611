/** What a frame is told of the page around it: it inherits nothing of it by itself. */
export const lookMessage = 'ashlar:look'

/** What its style sheet reads, each as `--page-<name>`. */
export const lookNames = ['font', 'color', 'link', 'heading'] as const

/** Rules of the page's fonts in which the words of an element, or its headings, are set: a frame has none of them. */
function facesOf(page: Document, families: string): string {
  return [...page.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(isFontFace)
    .filter(({ style }) => families.includes(style.getPropertyValue('font-family').replaceAll(/["']/g, '')))
    .map(({ cssText }) => cssText)
    .join('')
}

/** The canvas is another window than the one that asks: its rules are of its own classes. */
const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face')

/** How words and links look where an element stands, on whatever ground. */
export function lookOf(element: Element): Readonly<Record<'type' | 'faces' | (typeof lookNames)[number], string>> {
  const style = getComputedStyle(element)
  const [family, weight] = ['--font-heading', '--heading-weight'].map((name) => style.getPropertyValue(name))
  const heading = `${weight} 1em ${family}`
  const faces = facesOf(element.ownerDocument, `${style.fontFamily},${family}`)
  const { color } = style
  // Not `style.font`: it is empty where a part of it has no place in the short form, such as lining figures.
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${style.fontFamily}`
  return { type: lookMessage, font, color, link: style.getPropertyValue('--link'), heading, faces }
}
