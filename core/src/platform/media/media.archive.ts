import { Line, Lines, mediaLimits } from '@ashlar/sdk/platform'
import { afterImport, archiveTable, Database } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { assertTree } from '../archived-tree.ts'
import { errors } from '../errors.ts'

const Folder = Type.Object({ name: Line(mediaLimits.folder, { minLength: 1 }) })
/** A file name as `addressName` makes it: it stands in addresses, and at the end of a path of nobody's disk. */
const File = Type.Object({
  file_name: Type.String({ pattern: '^[a-z0-9-]{1,100}\\.(jpg|png|webp|avif|gif|svg|pdf|mp4|webm|vtt)$' }),
  name: Line(mediaLimits.name),
  alt_text: Lines(mediaLimits.altText),
})

/** Bytes travel beside the rows (`tenant-archive`), and say themselves what they are. */
export const mediaArchive = [
  archiveTable('media_folder', {
    accept: (row) => {
      if (Check(Folder, row)) return row
      throw errors.INVALID_FIELDS().at({ path: 'name', message: 'A folder needs a name.' })
    },
  }),
  archiveTable('media', {
    without: ['storage_name', 'created_by'],
    accept: (row) => {
      if (Check(File, row)) return row
      throw errors.INVALID_FIELDS().at({ path: 'file_name', message: 'A file has no valid file name.' })
    },
  }),
  archiveTable('media_usage', { isDerived: true }),
  afterImport([Database], (database) => database.tenant((tx) => assertTree(tx, 'media_folder'))),
]
