import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as a reader sees it. */
export interface ReadPdf {
  /** Lines of each page, from the top. */
  readonly pages: readonly (readonly string[])[]
  /** Points. */
  readonly size: readonly [number, number]
  readonly title: string
  readonly language: string
  /** Names of fonts whose letters the file brings, and of those that it does not. */
  readonly embedded: readonly string[]
  readonly missing: readonly string[]
  /** How wide each piece of a line is that stands by itself, in points, by its text. */
  readonly widths: ReadonlyMap<string, number>
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages: string[][] = []
  const fonts = new Map<string, boolean>()
  const widths = new Map<string, number>()
  let size: readonly [number, number] = [0, 0]
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    const [, , width = 0, height = 0] = page.view
    size = [Math.round(width), Math.round(height)]
    const { items } = await page.getTextContent()
    const lines = new Map<number, Part[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const y = Math.round(item.transform[5])
      lines.set(y, [...(lines.get(y) ?? []), { x: item.transform[4], width: item.width, text: item.str }])
    }
    const joined = [...lines].toSorted(([one], [other]) => other - one).map(([, parts]) => piecesOf(parts))
    for (const { text, width: wide } of joined.flat()) widths.set(text, wide)
    pages.push(
      joined.map((pieces) =>
        pieces
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(/\s+/g, ' '),
      ),
    )
    // Fonts are loaded with what is drawn by them.
    await page.getOperatorList()
    for (const item of items) {
      if (!('fontName' in item)) continue
      const font = page.commonObjs.get(item.fontName)
      fonts.set(String(font.name), font.missingFile !== true)
    }
  }
  const { info } = await pdf.getMetadata()
  const named = (isThere: boolean) => [...fonts].flatMap(([name, has]) => (has === isThere ? [name] : []))
  return {
    ...{ pages, size, widths, embedded: named(true), missing: named(false) },
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info ? String(info.Language) : '',
  }
}

interface Part {
  readonly x: number
  readonly width: number
  readonly text: string
}

/** Parts of a line from the left; those that touch each other are one piece. */
function piecesOf(parts: readonly Part[]): readonly Part[] {
  const pieces: Part[] = []
  for (const part of parts.toSorted((one, other) => one.x - other.x)) {
    const last = pieces.at(-1)
    if (!last || part.x - (last.x + last.width) >= 1) pieces.push(part)
    else pieces.splice(-1, 1, { x: last.x, width: part.x + part.width - last.x, text: last.text + part.text })
  }
  return pieces
}
