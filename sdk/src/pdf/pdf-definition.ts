import type { FontRun } from './font-runs.ts'
import type { PdfCell, PdfContent, PdfDocument, PdfLook, PdfRow, PdfSpan, PdfTable, PdfText } from './pdf-document.ts'

/** A part of a definition as the library reads it, which notes on it where it was put. */
interface PlacedNode {
  readonly [member: string]: unknown
  readonly positions?: readonly { readonly pageNumber: number }[]
}

/** A row with a sum so far, once it is on a page. */
interface CarriedRow {
  readonly node: PlacedNode
  readonly sum: string
  readonly isWhole: boolean
}

interface Carrying {
  readonly words: NonNullable<PdfTable['carrying']>
  readonly rows: readonly CarriedRow[]
}

/** A text in runs of letters of one font each. */
export type SplitText = (text: string) => readonly FontRun[]

/** Digits of one height and one width, which some fonts have only besides: amounts stand one below the other. */
const figures = ['lnum', 'tnum']

/** Points around what stands in a cell. */
const room = 4

/** Name of a font by its place. */
export const fontName = (place: number): string => `font-${place}`

/** The paper as the library reads it: only what is written here reaches it, whatever a text says. */
export function pdfDefinition(document: PdfDocument, split: SplitText): object {
  const { title, author, language, createdAt, pageSize, margin, look, content, head, foot, watermark } = document
  const tables: Carrying[] = []
  const nodes = content.map((each) => nodeOf(each, split, tables))
  const edge = (text: string, right: string, [left, , end]: readonly number[], extra: object) =>
    columns([textNode(text, split), { ...textNode(right, split), alignment: 'right', width: 'auto' }], {
      ...{ margin: [left, 0, end, 0], fontSize: 8, color: '#57606a', ...extra },
    })
  return {
    info: { title, author, creator: 'Ashlar', producer: 'Ashlar', creationDate: createdAt, modDate: createdAt },
    ...{ pageSize, pageMargins: margin, language, displayTitle: true, content: nodes },
    defaultStyle: { font: fontName(0), ...styleOf(look) },
    // Asked for once every page is laid out: then it is known where the rows went.
    header: (page: number) =>
      page === 1
        ? undefined
        : edge(head ?? '', carriedOver(tables, page - 1, 'brought'), margin, { margin: [margin[0], 28, margin[2], 0] }),
    footer: (page: number, pages: number) => [
      edge('', carriedOver(tables, page, 'forward'), margin, {}),
      edge(foot.text, filled(foot.page, page, pages), margin, { margin: [margin[0], 10, margin[2], 0] }),
    ],
    ...(watermark !== undefined && {
      watermark: { text: watermark, color: '#8c959f', opacity: 0.12, bold: true, angle: -40 },
    }),
  }
}

const filled = (text: string, page: number, pages: number): string =>
  text.replace('{page}', String(page)).replace('{pages}', String(pages))

/** The sum so far at the end of a page, where its table goes on after it. */
function carriedOver(tables: readonly Carrying[], page: number, way: 'forward' | 'brought'): string {
  for (const { words, rows } of tables) {
    const before = rows.filter((row) => pageOf(row) <= page)
    const sum = before.at(-1)?.sum
    if (sum !== undefined && before.length < rows.length) return `${words[way]}  ${sum}`
  }
  return ''
}

/** Where a row ends; of one that it moved as a whole the library knows where it begins. */
const pageOf = ({ node: { positions = [] }, isWhole }: CarriedRow): number =>
  positions.at(isWhole ? 0 : -1)?.pageNumber ?? 0

function nodeOf(content: PdfContent, split: SplitText, tables: Carrying[]): PlacedNode {
  const placed = {
    ...(content.margin && { margin: [...content.margin] }),
    ...(content.at && { absolutePosition: { ...content.at } }),
  }
  if ('text' in content) return { ...textNode(content.text, split), ...styleOf(content), ...placed }
  if ('stack' in content) {
    const stack = content.stack.map((each) => nodeOf(each, split, tables))
    return { stack, ...styleOf(content), ...placed, ...(content.isTogether && { unbreakable: true }) }
  }
  if ('columns' in content) {
    const parts = content.columns.map(({ width, content: part }) => ({ ...nodeOf(part, split, tables), width }))
    return columns(parts, { ...styleOf(content), ...placed, columnGap: content.gap ?? 0 })
  }
  if ('picture' in content) {
    const { picture, fit, align = 'left' } = content
    const type = picture[0] === 0x89 ? 'png' : 'jpeg'
    const image = `data:image/${type};base64,${Buffer.from(picture).toString('base64')}`
    return { image, fit: [...fit], alignment: align, ...placed }
  }
  if ('rule' in content) {
    const { rule, length } = content
    const line = { type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.75, lineColor: rule }
    return { canvas: [line], ...placed }
  }
  return { ...tableNode(content, split, tables), ...placed }
}

const columns = (parts: readonly object[], more: object): PlacedNode => ({ columns: parts, ...more })

function textNode(text: PdfText['text'], split: SplitText): PlacedNode {
  const spans: readonly PdfSpan[] = typeof text === 'string' ? [{ text }] : text
  return {
    text: spans.flatMap(({ text: words, ...look }) =>
      split(words).map((run) => ({
        ...{ text: run.text, font: fontName(run.font), ...styleOf(look) },
        ...(/\d/.test(run.text) && { fontFeatures: figures }),
      })),
    ),
  }
}

function tableNode(table: PdfTable, split: SplitText, tables: Carrying[]): PlacedNode {
  const { widths, head, rows, hasWholeRows, rules, carrying } = table
  const carried: CarriedRow[] = []
  const rowOf = ({ cells, carried: sum }: PdfRow): readonly object[] => {
    const [first, ...others] = cells.map((cell) => cellNode(cell, split, tables))
    // The library keeps the place of what it moves as a whole only where it has an id.
    const isCarried = carrying !== undefined && sum !== undefined
    const node = { ...first, ...(isCarried && { id: `row-${tables.length}-${carried.length}` }) }
    if (isCarried) carried.push({ node, sum, isWhole: hasWholeRows })
    const nodes = [node, ...others]
    // The library wants an empty cell for each that another one covers.
    return nodes.flatMap((node, at) => [node, ...Array.from({ length: (cells[at]?.span ?? 1) - 1 }, () => ({}))])
  }
  const body = [...head, ...rows].map(rowOf)
  if (carrying) tables.push({ words: carrying, rows: carried })
  // Rules need air; without them rows belong together.
  const above = rules === undefined ? room / 2 : room
  const layout = {
    hLineWidth: (at: number) => (rules === undefined || at === 0 ? 0 : 0.5),
    ...{ vLineWidth: () => 0, hLineColor: () => rules ?? '#000000' },
    ...{ paddingLeft: () => room, paddingRight: () => room, paddingTop: () => above, paddingBottom: () => above },
  }
  return {
    table: {
      widths: widths.map((width) => width - 2 * room),
      headerRows: head.length,
      keepWithHeaderRows: 1,
      dontBreakRows: hasWholeRows,
      body,
    },
    ...{ layout, ...styleOf(table) },
  }
}

const cellNode = ({ content, span, fill }: PdfCell, split: SplitText, tables: Carrying[]): PlacedNode => ({
  ...nodeOf(content, split, tables),
  ...(span !== undefined && { colSpan: span }),
  ...(fill !== undefined && { fillColor: fill }),
})

const styleOf = ({ size, bold, colour, align, lineHeight }: PdfLook): object => ({
  ...(size !== undefined && { fontSize: size }),
  ...(bold !== undefined && { bold }),
  ...(colour !== undefined && { color: colour }),
  ...(align !== undefined && { alignment: align }),
  ...(lineHeight !== undefined && { lineHeight }),
})
