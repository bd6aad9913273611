import { type ArchivePart, type ArchiveRow, archiveTable, MailContents } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Audience, mailRoot, nobody } from '../../contract.ts'
import { firstPicture } from './first-picture.ts'

const Links = Type.Array(Type.String({ pattern: '^https?://' }), { maxItems: 1_000 })
const Content = Type.Union([Type.String(), Type.Null()])

/**
 * Campaigns travel with their figures. What was under way ends: links and mails of the old website are its own, so that
 * nobody is sent anything by a website that was moved.
 */
export const campaignArchive: readonly ArchivePart[] = [
  archiveTable('campaign', {
    deps: [MailContents],
    accept: async (row, mails) => {
      if (!Check(Content, row['content'])) return null
      const { content } = mails.read(row['content'])
      const filters = Check(Audience, row['filters']) ? row['filters'] : nobody
      const accepted = await mails.accept({ sent: content, stored: null, root: mailRoot })
      const written = { content: accepted, picture: firstPicture(accepted) }
      return { ...row, ...standing(row), ...written, filters, created_by: null, is_paused: false }
    },
  }),
  archiveTable('campaign_body', {
    accept: (row) => ({ ...row, html: '', text: '', links: Check(Links, row['links']) ? row['links'] : [] }),
  }),
  archiveTable('campaign_order'),
  // Its emails have to be published anew by this website before anybody gets one.
  archiveTable('automation', { accept: (row) => ({ ...row, is_on: false, created_by: null }) }),
  archiveTable('automation_run', {
    accept: (row) =>
      row['state'] === 'running'
        ? { ...row, state: 'stopped', reason: 'The website was moved.', next_step: '', wakes_at: null }
        : row,
  }),
  archiveTable('recipient', {
    accept: (row) => (row['state'] === 'queued' || row['state'] === 'sending' ? { ...row, state: 'skipped' } : row),
  }),
]

function standing({ status }: ArchiveRow): ArchiveRow {
  if (status === 'scheduled') return { status: 'draft', scheduled_at: null, local_time: '', begins_at: null }
  if (status !== 'sending') return {}
  return { status: 'failed', failure: 'The website was moved before everybody had their turn.' }
}
