import { call } from '../admin/call.ts'
import { keyOf } from '../admin/use-call.ts'
import { addressOf } from '../definition/call-address.ts'
import { type RecordFiles, recordFileLimits, recordFileTypes } from '../definition/record-files.ts'
import { formWith } from '../media/send-file.ts'
import type { AttachmentSource } from './attachments.tsx'

/**
 * The files of a record whose calls were made by `defineRecordFiles`, for `Attachments`. Without `mayChange` they are
 * only read.
 *
 * @example <Attachments source={recordAttachments(noteFiles, note.id, useCan(noteFiles.add.access))} />
 */
export function recordAttachments(files: RecordFiles, id: number, mayChange: boolean): AttachmentSource {
  const { list, add, get, remove } = files
  return {
    key: keyOf(list, { params: { id } }),
    list: async (signal) => (await call(list, { params: { id }, signal })).results.rows,
    addressOf: (file) => addressOf(get, { params: { id, file } }),
    largest: recordFileLimits.each,
    accept: recordFileTypes.map((ending) => `.${ending}`).join(','),
    ...(mayChange && {
      add: (file, options) => call(add, { params: { id }, body: formWith('file[]', file), ...options }),
      remove: (file) => call(remove, { params: { id, file } }),
    }),
  }
}
