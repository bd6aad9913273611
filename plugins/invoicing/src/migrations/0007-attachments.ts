import { deleteFilesOf, migration } from '@ashlar/sdk/server'

export default migration('0007-attachments', [deleteFilesOf('document')])
