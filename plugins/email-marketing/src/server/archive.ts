import { type ArchivePart, archiveTable, leaveOut } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { isAddress, normalAddress } from './address.ts'
import { campaignArchive } from './campaign/campaign.archive.ts'

const Row = Type.Object({ email: Type.String() })

/**
 * Lists, subscribers, their consent and who is never mailed travel with the website. Links in mails name the old one,
 * sign-ups under way belong to it, and merges are undone where they were made.
 */
export const archive: readonly ArchivePart[] = [
  archiveTable('subscriber', {
    accept: (row) => (Check(Row, row) && isAddress(row.email) && normalAddress(row.email) === row.email ? row : null),
  }),
  ...campaignArchive,
  ...leaveOut('link', 'signup', 'merged_customer'),
]
