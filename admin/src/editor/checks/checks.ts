import { type BlockCatalogue, type Content, fillProps, isOpaque, walk } from '@ashlar/sdk'

/** What is looked at; the titles stand in a list, in small letters. */
export const checks = [
  { name: 'alt', title: 'alternative texts' },
  { name: 'heading', title: 'headings' },
  { name: 'words', title: 'buttons' },
  { name: 'link', title: 'links' },
  { name: 'media', title: 'files' },
  { name: 'contrast', title: 'contrast' },
] as const
export type CheckName = (typeof checks)[number]['name']

/** One thing that a visitor may stumble over: what it is, and the block it is about. */
export interface Finding {
  readonly check: CheckName
  readonly node: string
  /** A sentence of the catalogue, and what stands in its gaps. */
  readonly words: string
  readonly gaps?: Readonly<Record<string, string | number>>
}

/** What tells a finding from others. */
export const keyOf = ({ node, words, gaps = {} }: Finding) => [node, words, ...Object.values(gaps)].join(' ')

/** Each once: a block may have the same link twice. */
export const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
]

/** A heading as it is drawn, in the order of the page. */
export interface DrawnHeading {
  readonly node: string
  readonly level: number
  readonly text: string
}

/** A link or button as it is drawn. */
export interface DrawnControl {
  readonly node: string
  /** What a screen reader calls it. */
  readonly name: string
  /** Absent for a button, and for a link without a target. */
  readonly href?: string
  readonly leadsNowhere?: true
}

export interface DrawnPage {
  readonly headings: readonly DrawnHeading[]
  readonly controls: readonly DrawnControl[]
  /** Ids to which a link of the same page can lead. */
  readonly places: ReadonlySet<string>
}

/** Nodes that no visitor is shown: hidden ones, and all that stands in them. */
export function hiddenNodes(content: Content): ReadonlySet<string> {
  const hidden = new Set<string>()
  for (const { id, node } of walk(content)) {
    if (node.hidden || (node.parent !== null && hidden.has(node.parent))) hidden.add(id)
  }
  return hidden
}

/**
 * Blocks with a picture whose own text for it is empty. Empty may be meant (OPEN-217), so it is asked and not refused, and
 * not even asked where the media library holds the picture as decorative.
 */
export function pictureFindings(
  content: Content,
  catalogue: BlockCatalogue,
  decorative: ReadonlySet<string>,
): Finding[] {
  const hidden = hiddenNodes(content)
  return Array.from(walk(content)).flatMap(({ id, node }): Finding[] => {
    const block = catalogue.get(node.type)
    if (!block?.own.includes('altText') || hidden.has(id) || isOpaque(node, catalogue)) return []
    const props: Readonly<Record<string, unknown>> = fillProps(block, node.props)
    const pictures = block.own.filter((name) => isPicture(block.schema.properties[name]) && props[name] !== '')
    const asked = pictures.filter((name) => !decorative.has(String(props[name])))
    const alt = props['altText']
    if (asked.length === 0 || (typeof alt === 'string' && alt.trim() !== '')) return []
    return [{ check: 'alt', node: id, words: 'An image has no alternative text' }]
  })
}

const isPicture = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'control' in schema && schema.control === 'picture'

/** Headings that are empty, or go down by more than one level; the page's title, where it is shown, is the first. */
export function headingFindings(headings: readonly DrawnHeading[], showsTitle: boolean): Finding[] {
  const findings: Finding[] = []
  let last = showsTitle ? 1 : 0
  for (const { node, level, text } of headings) {
    if (text.trim() === '') {
      findings.push({ check: 'heading', node, words: 'A heading is empty' })
      continue
    }
    // A page may begin below the first level: its title can stand in the header.
    if (last > 0 && level > last + 1) {
      const gaps = { from: last, to: level }
      findings.push({ check: 'heading', node, words: 'The heading level skips from {from} to {to}', gaps })
    }
    last = level
  }
  return findings
}

/** Links and buttons that say nothing, or that lead nowhere. */
export function controlFindings(controls: readonly DrawnControl[]): Finding[] {
  return controls.flatMap(({ node, name, leadsNowhere }): Finding[] => {
    if (name.trim() === '') return [{ check: 'words', node, words: 'A link or button has no text' }]
    return leadsNowhere ? [{ check: 'words', node, words: '“{name}” does not link to anything', gaps: { name } }] : []
  })
}
