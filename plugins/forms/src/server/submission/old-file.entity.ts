import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { forms } from '../../module.ts'

/** Where files of submissions were kept before `Files`; see `MovedFiles`. */
export const OldFileEntity = defineEntity({
  name: 'SubmissionFile',
  ...tableOf(forms, 'submission_file'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    submissionId: p.bigint('number'),
    fieldKey: p.text(),
    name: p.text(),
    mimeType: p.text(),
    /** Bytes. */
    size: p.integer(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

/** Their bytes, in pieces. */
export const OldFilePartEntity = defineEntity({
  name: 'SubmissionFilePart',
  ...tableOf(forms, 'submission_file_part'),
  properties: {
    fileId: p.bigint('number').primary().autoincrement(false),
    part: p.integer().primary(),
    tenantId: tenantId(),
    bytes: p.blob(),
  },
})
