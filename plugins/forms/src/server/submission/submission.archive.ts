import { isMailAddress } from '@ashlar/sdk'
import { type ArchivePart, type ArchiveRow, archiveTable, leaveOut } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { MappedCustomer } from '../../events.ts'
import { fileLimits, fileTypes } from '../../form/files.ts'
import { heldReasons, SentField, Utm } from '../../submission.ts'
import { addressKey } from './address-key.ts'

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const texts = Type.Array(Type.String({ maxLength: 254 }), { maxItems: 20 })

/** A submission as an archive may bring it: what it holds is mailed when somebody approves it, so it is checked. */
const SubmissionInArchive = Type.Object({
  fields: Type.Array(SentField, { maxItems: 100 }),
  tags: texts,
  recipients: Type.Array(Type.String({ maxLength: 254 }), { maxItems: 5 }),
  reply_to: Type.String({ maxLength: 254 }),
  customer: MappedCustomer,
  utm: orNull(Utm),
  held: orNull(Type.Enum([...heldReasons])),
  newsletter: orNull(
    Type.Object({
      listId: Type.Integer({ minimum: 0 }),
      text: Type.String({ maxLength: 300 }),
      email: Type.String({ maxLength: 254 }),
      at: Type.String({ format: 'date-time' }),
    }),
  ),
})

const FileInArchive = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f/\\\\]+$' }),
  mime_type: Type.Enum([...new Set(Object.values(fileTypes))]),
  size: Type.Integer({ minimum: 0, maximum: fileLimits.each }),
})

function submission(row: ArchiveRow): ArchiveRow | null {
  if (!Check(SubmissionInArchive, row)) return null
  const hasAddresses = row.recipients.every(isMailAddress) && (row.reply_to === '' || isMailAddress(row.reply_to))
  // Customers and accounts stay behind, and whoever sends the same again sends it to another website.
  return hasAddresses
    ? {
        ...{ ...row, customer_id: null, customer_address: null, assigned_to: null, repeat_key: null },
        // Backups of versions before have none.
        reply_key: addressKey(row.reply_to),
      }
    : null
}

const AnswerInArchive = Type.Object({
  to_address: Type.String({ maxLength: 254 }),
  reply_to: Type.String({ maxLength: 254 }),
  subject: Type.String({ maxLength: 200 }),
  body: Type.String({ maxLength: 10_000 }),
  author: Type.String({ maxLength: 200 }),
})

export const submissionArchive: readonly ArchivePart[] = [
  archiveTable('submission', { accept: submission }),
  archiveTable('answer', { accept: (row) => (Check(AnswerInArchive, row) ? row : null) }),
  archiveTable('submission_file', { accept: (row) => (Check(FileInArchive, row) ? row : null) }),
  archiveTable('submission_file_part'),
  ...leaveOut('form_reply'),
]
