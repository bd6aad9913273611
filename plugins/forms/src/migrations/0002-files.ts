import { deleteFilesOf, migration } from '@ashlar/sdk/server'

/** Files of submissions are kept by `Files` from now on; those in this module's own tables are moved by a job. */
export default migration('0002-files', [deleteFilesOf('submission')])
