/** What words can be in rich text, in the order in which the editor writes the elements, the innermost first. */
export const marks = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['struck', 's'],
  ['lower', 'sub'],
  ['upper', 'sup'],
] as const
export type Mark = (typeof marks)[number][0]
export type Marks = ReadonlySet<Mark>

export const noMarks: Marks = new Set()

const byTag: Readonly<Record<string, Mark>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CITE: 'italic',
  VAR: 'italic',
  DFN: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'struck',
  STRIKE: 'struck',
  DEL: 'struck',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
  SUB: 'lower',
  SUP: 'upper',
}

/**
 * The marks of what stands in the element: its own by tag, then what its style says, which has the last word. Google Docs
 * wraps a whole document into `<b style="font-weight:normal">`.
 */
export function marksIn(element: Element, outer: Marks): Marks {
  const own = byTag[element.nodeName]
  const style = styleOf(element)
  if (own === undefined && style.size === 0) return outer
  const now = new Set(outer)
  const turn = (mark: Mark, on: boolean) => (on ? now.add(mark) : now.delete(mark))
  if (own) now.add(own)
  const weight = style.get('font-weight')
  if (weight !== undefined) turn('bold', isBold(weight))
  const slant = style.get('font-style')
  if (slant !== undefined) turn('italic', /^(italic|oblique)/.test(slant))
  const line = style.get('text-decoration-line') ?? style.get('text-decoration')
  if (line !== undefined) {
    turn('struck', line.includes('line-through'))
    // Every link is underlined where it comes from; here that is the theme's.
    turn('underline', line.includes('underline') && element.closest('a') === null)
  }
  const height = style.get('vertical-align')
  if (height === 'super') now.add('upper')
  if (height === 'sub') now.add('lower')
  return now
}

const isBold = (weight: string) => /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600

/** Read by hand: browsers drop what they do not know, and Word says what is a list by names of its own. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const written = element.getAttribute(idleStyle) ?? element.getAttribute('style')
  const style = new Map<string, string>()
  if (written === null || written.length > longestStyle) return style
  for (const part of written.split(';')) {
    const colon = part.indexOf(':')
    if (colon > 0)
      style.set(
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      )
  }
  return style
}

/** Under this name a style is only looked at: what is parsed as one is held against the editor's policy, and told of. */
export const idleStyle = 'data-style'

const longestStyle = 10_000
