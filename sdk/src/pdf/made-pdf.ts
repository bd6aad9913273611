import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import pdfmake from 'pdfmake'
import { type FontFiles, fontFiles } from './font-files.ts'
import { type Coverage, fontRuns } from './font-runs.ts'
import { fontName, pdfDefinition } from './pdf-definition.ts'
import type { PdfDocument, RenderedPdf } from './pdf-document.ts'

const readable = new Set<string>()
// Whatever a paper says: no address is asked for it, and no file is read but fonts.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => readable.has(path))

const coverages = new Map<string, Coverage>()

/** The letters of a font, read when the first one is looked for that the fonts before it lack. */
function coverageOf({ regular }: FontFiles): Coverage {
  return (codePoint) => {
    let has = coverages.get(regular)
    if (has === undefined) {
      const font = create(readFileSync(regular))
      has = (each) => font.hasGlyphForCodePoint(each)
      coverages.set(regular, has)
    }
    return has(codePoint)
  }
}

/** Its bytes can be given to another thread without a copy. */
interface MadePdf extends RenderedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The PDF of a paper. One at a time: the library keeps the fonts of the paper at hand for all. */
export async function madePdf(document: PdfDocument): Promise<MadePdf> {
  const files = fontFiles(document.font)
  for (const { regular, bold } of files) readable.add(regular).add(bold)
  pdfmake.setFonts(
    Object.fromEntries(files.map(({ regular, bold }, place) => [fontName(place), { normal: regular, bold }])),
  )
  const missing = new Set<string>()
  const coverage = files.map(coverageOf)
  const definition = pdfDefinition(document, (text) => fontRuns(text, coverage, (letter) => missing.add(letter)))
  const bytes = await pdfmake.createPdf(definition).getBuffer()
  return { bytes: new Uint8Array(bytes), missing: [...missing] }
}
