import { open } from 'node:fs/promises'
import type { Transaction } from '@ashlar/sdk/server'
import type { SubmissionFile } from '../../submission.ts'
import type { TypedFile } from '../submit/checked-fields.ts'

/** Bytes of a row: a file of any size needs the memory of one. */
const piece = 1024 * 1024
/** Bytes that visitors of one website may leave in a day, so that nobody fills the disk. */
const mostInADay = 2 * 1024 ** 3

/** Whether these files still have room today. */
export async function hasRoom(tx: Transaction, files: readonly Pick<TypedFile, 'size'>[]): Promise<boolean> {
  if (files.length === 0) return true
  const [row] = await tx.sql<{ bytes: number }>`select coalesce(sum(size), 0)::bigint as bytes
    from forms.submission_file where created_at > now() - interval '1 day'`
  return Number(row?.bytes ?? 0) + files.reduce((sum, { size }) => sum + size, 0) <= mostInADay
}

/** Keep the bytes of a file with its submission. */
export async function putFile(tx: Transaction, submission: number, file: TypedFile): Promise<void> {
  const { key, name, mimeType, size, path } = file
  const [row] = await tx.sql<{ id: number }>`
    insert into forms.submission_file (submission_id, field_key, name, mime_type, size)
    values (${submission}, ${key}, ${name}, ${mimeType}, ${size}) returning id`
  if (row === undefined) throw new Error('A file of a form was not kept.')
  const source = await open(path)
  try {
    const buffer = Buffer.allocUnsafe(Math.min(piece, Math.max(1, size)))
    for (let part = 0, at = 0; at < size; part += 1) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) throw new Error('A file of a form is shorter than it was.')
      await tx.sql`insert into forms.submission_file_part (file_id, part, bytes)
        values (${row.id}, ${part}, ${buffer.subarray(0, bytesRead)}::bytea)`
      at += bytesRead
    }
  } finally {
    await source.close()
  }
}

interface FileRow {
  readonly id: number
  readonly submission_id: number
  readonly field_key: string
  readonly name: string
  readonly mime_type: string
  readonly size: number
}

export async function filesOf(tx: Transaction, submission: number): Promise<SubmissionFile[]> {
  const rows = await tx.sql<FileRow>`
    select id, submission_id, field_key, name, mime_type, size from forms.submission_file
    where submission_id = ${submission} order by id`
  return rows.map(({ id, field_key: key, name, mime_type: mimeType, size }) => ({ id, key, name, mimeType, size }))
}

export async function pieceOf(tx: Transaction, file: number, part: number): Promise<Uint8Array | undefined> {
  const [row] = await tx.sql<{ bytes: Uint8Array }>`
    select bytes from forms.submission_file_part where file_id = ${file} and part = ${part}`
  return row?.bytes
}
