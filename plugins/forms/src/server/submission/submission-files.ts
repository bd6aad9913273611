import type { RecordFile } from '@ashlar/sdk'
import type { Files } from '@ashlar/sdk/server'
import type { SubmissionFile } from '../../submission.ts'

/** The kind of a submission's files. */
export const submissionFiles = 'forms.submission'

/** Bytes that visitors of one website may leave in a day, so that nobody fills the disk. */
const mostInADay = 2 * 1024 ** 3
const day = 24 * 60 * 60_000

/** Whether these files still have room today. */
export async function hasRoom(files: Files, sent: readonly { readonly size: number }[]): Promise<boolean> {
  if (sent.length === 0) return true
  const bytes = await files.bytesSince(submissionFiles, new Date(Date.now() - day))
  return bytes + sent.reduce((sum, { size }) => sum + size, 0) <= mostInADay
}

export async function filesOf(files: Files, submission: number): Promise<SubmissionFile[]> {
  return (await files.list({ kind: submissionFiles, id: submission })).map(fileOf)
}

const fileOf = ({ id, field: key, name, mimeType, size }: RecordFile): SubmissionFile => ({
  ...{ id, key, name, mimeType, size },
})
