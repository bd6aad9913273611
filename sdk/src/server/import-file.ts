import { defineErrors } from './errors.ts'

const errors = defineErrors('IMPORT', {
  NO_FILE: [422, () => 'Please choose a file.'],
  UNREADABLE: [400, () => 'The file did not arrive whole. Please send it again.'],
  NO_TEXT: [422, () => 'This is no text in UTF-8. Save the table as CSV (UTF-8) and send that.'],
})

/** The part `file` of a `multipart/form-data` body. @throws IMPORT_UNREADABLE (400), IMPORT_NO_FILE (422) */
export async function uploadedFile(body: unknown, type: string | undefined): Promise<{ name: string; text: string }> {
  if (!Buffer.isBuffer(body)) throw errors.UNREADABLE()
  const headers = { 'content-type': type ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch((cause: unknown) => {
    throw errors.UNREADABLE().causedBy(cause)
  })
  const file = form.get('file')
  if (file === null || typeof file === 'string')
    throw errors.NO_FILE().at({ path: 'file', message: 'Please choose a file.' })
  return { name: file.name, text: decoded(await file.arrayBuffer()) }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below.
  }
  throw errors.NO_TEXT().at({ path: 'file', message: errors.NO_TEXT().message })
}
