import type { FileType } from './inspection-task.ts'

const document = (mimeType: string, extension: string): FileType => ({ mimeType, extension, kind: 'document' })
const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** The file by which an office document is known, and what it is then. */
const byMainPart: Readonly<Record<string, FileType>> = {
  'word/document.xml': document(`${openXml}.wordprocessingml.document`, 'docx'),
  'xl/workbook.xml': document(`${openXml}.spreadsheetml.sheet`, 'xlsx'),
  'ppt/presentation.xml': document(`${openXml}.presentationml.presentation`, 'pptx'),
}
/** The first file of an OpenDocument, stored as it is. */
const byMimeType: readonly FileType[] = [
  document(`${openDocument}.text`, 'odt'),
  document(`${openDocument}.spreadsheet`, 'ods'),
  document(`${openDocument}.presentation`, 'odp'),
]
const plainTexts: Readonly<Record<string, FileType>> = {
  txt: document('text/plain', 'txt'),
  csv: document('text/csv', 'csv'),
}

/** Files in an office document beyond which it is something else. */
const mostParts = 10_000

/**
 * The type of an office document or a plain text; undefined for what is neither. Documents with macros are not taken,
 * and text is known by its name alone: any bytes could be some text, so they must be UTF-8.
 */
export async function documentTypeOf(bytes: Buffer, fileName = ''): Promise<FileType | undefined> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return officeTypeOf(bytes)
  const ending = /\.([^./\\]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(plainTexts, ending) && isText(bytes) ? plainTexts[ending] : undefined
}

async function officeTypeOf(bytes: Buffer): Promise<FileType | undefined> {
  const names = await partsOf(bytes)
  if (names === undefined || [...names].some((name) => /vbaproject\.bin$/i.test(name) || name.startsWith('Basic/'))) {
    return undefined
  }
  const openDocumentStart = bytes.subarray(30, 30 + 200).toString('latin1')
  const open = byMimeType.find(({ mimeType }) => openDocumentStart.startsWith(`mimetype${mimeType}`))
  if (open) return names.has('content.xml') ? open : undefined
  if (!names.has('[Content_Types].xml')) return undefined
  return Object.entries(byMainPart).find(([name]) => names.has(name))?.[1]
}

/** Names of the files in a ZIP file; undefined for one that is damaged. */
async function partsOf(bytes: Buffer): Promise<ReadonlySet<string> | undefined> {
  // Most files are no office documents: the reader of ZIP files is loaded for those alone.
  const { fromBufferPromise } = await import('yauzl')
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > mostParts) return undefined
    const names = new Set<string>()
    for await (const { fileName } of zip.eachEntry()) names.add(fileName)
    return names
  } catch {
    // Damaged: then it is no document, and that is the answer.
    return undefined
  }
}

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
