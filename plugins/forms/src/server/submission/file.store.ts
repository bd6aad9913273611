import { open } from 'node:fs/promises'
import type { Transaction } from '@ashlar/sdk/server'
import type { SubmissionFile } from '../../submission.ts'
import type { TypedFile } from '../submit/checked-fields.ts'
import { FileEntity, FilePartEntity } from './file.entity.ts'

/** Bytes of a row: a file of any size needs the memory of one. */
const piece = 1024 * 1024
/** Bytes that visitors of one website may leave in a day, so that nobody fills the disk. */
const mostInADay = 2 * 1024 ** 3
const day = 24 * 60 * 60_000

/** Whether these files still have room today. */
export async function hasRoom(tx: Transaction, files: readonly Pick<TypedFile, 'size'>[]): Promise<boolean> {
  if (files.length === 0) return true
  const { bytes } = await tx
    .db(FileEntity)
    .selectFrom('submission_file')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('createdAt', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow()
  return (bytes ?? 0) + files.reduce((sum, { size }) => sum + size, 0) <= mostInADay
}

/** Keep the bytes of a file with its submission. */
export async function putFile(tx: Transaction, submission: number, file: TypedFile): Promise<void> {
  const { key, name, mimeType, size, path } = file
  const { id: fileId } = await tx
    .db(FileEntity)
    .insertInto('submission_file')
    .values({ submissionId: submission, fieldKey: key, name, mimeType, size })
    .returning('id')
    .executeTakeFirstOrThrow()
  const source = await open(path)
  try {
    const buffer = Buffer.allocUnsafe(Math.min(piece, Math.max(1, size)))
    for (let part = 0, at = 0; at < size; part += 1) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) throw new Error('A file of a form is shorter than it was.')
      const bytes = buffer.subarray(0, bytesRead)
      await tx.db(FilePartEntity).insertInto('submission_file_part').values({ fileId, part, bytes }).execute()
      at += bytesRead
    }
  } finally {
    await source.close()
  }
}

export function filesOf(tx: Transaction, submission: number): Promise<SubmissionFile[]> {
  return tx
    .db(FileEntity)
    .selectFrom('submission_file')
    .select(['id', 'fieldKey as key', 'name', 'mimeType', 'size'])
    .where('submissionId', '=', submission)
    .orderBy('id')
    .execute()
}

export async function pieceOf(tx: Transaction, file: number, part: number): Promise<Uint8Array | undefined> {
  const row = await tx
    .db(FilePartEntity)
    .selectFrom('submission_file_part')
    .select('bytes')
    .where('fileId', '=', file)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.bytes
}
