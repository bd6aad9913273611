import { defineErrors } from '@ashlar/sdk/server'

/** What keeps a website from being put into an archive, or an archive from becoming a website. */
export const archiveErrors = defineErrors('', {
  ARCHIVE_NOT_READY: [409, () => 'This backup is not finished yet.'],
  ARCHIVE_UNDER_WAY: [409, () => 'A backup of this website is being created or restored. Wait until it is done.'],
  ARCHIVE_NOT_EMPTY: [
    409,
    (name: string, holds: string) =>
      `“${name}” is not empty: it has ${holds}. Backups can only be restored into an empty website. Create a website without a home page.`,
  ],
  ARCHIVE_TOO_LARGE: [413, (most: string) => `The backup is too large. The limit is ${most}.`],
  ARCHIVE_NO_FILE: [400, () => 'Send the backup as the request body (application/zip).'],
  ARCHIVE_CUT_OFF: [400, () => 'The upload ended before the backup was complete. Try again.'],
  ARCHIVE_BROKEN: [422, (why: string) => `This backup can’t be read: ${why} Nothing was changed.`],
  ARCHIVE_OTHER_WEBSITE: [
    422,
    (name: string) =>
      `This backup is of another website, “${name}”. It can only be imported into a new, empty website. Nothing was changed.`,
  ],
  RESTORE_NOT_PLANNED: [409, () => 'This restore is not waiting to be started. Choose the backup again.'],
  RESTORE_NAME_DIFFERS: [422, () => 'Type the name of the website exactly as it is written. Nothing was restored.'],
  RESTORE_OVERTAKEN: [
    409,
    () =>
      'The website kept changing while its safety copy was made. Nothing was restored. Try again when nobody is working on it.',
  ],
  ARCHIVE_REFUSED: [422, (where: string, why: string) => `${where}: ${why} Nothing was changed.`],
})
