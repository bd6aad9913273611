import { UpdatePage } from '@ashlar/sdk/platform'
import { type ArchiveRow, afterImport, archiveTable, Database, leaveOut } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { assertTree } from '../archived-tree.ts'
import { errors } from '../errors.ts'
import { archivedContent, archivedRevision } from './archived-content.ts'
import { ContentGate } from './content-gate.ts'
import { PageEntity } from './page.entity.ts'
import { fieldProblems } from './page.fields.ts'
import { settleImported } from './page.live.ts'
import { askForSchedule } from './page.schedule.ts'

/** A page as its form sends it, with nothing missing. */
const Form = Type.Required(Type.Omit(UpdatePage, ['id', 'revision', 'deleted', 'sort', 'revisionName']))

/** Autosaved drafts belong to one person, previews and counts to one installation; the newest twenty revisions and the named ones come along. */
export const pageArchive = [
  archiveTable('page', { without: ['changed_by'], accept: acceptedPage }),
  archiveTable('page_content', {
    without: ['changed_by'],
    deps: [ContentGate],
    accept: async (row, gate) => ({
      ...row,
      content: await archivedContent(gate, row['content']),
      // The columns of unpublished changes stand together or not at all; older archives have none.
      ...(row['live_revision'] == null
        ? { live_revision: null, live_content: null, live_changed_at: null }
        : {
            live_content: await archivedContent(gate, row['live_content'] ?? null),
            live_changed_at: row['live_changed_at'] ?? row['changed_at'] ?? null,
          }),
    }),
  }),
  archiveTable('page_revision', {
    where: `t.id in (select r.id from (select id, name, row_number() over (partition by page_id order by id desc) as place
      from core.page_revision where tenant_id = t.tenant_id) r where r.place <= 20 or r.name <> '')`,
    without: ['author'],
    deps: [ContentGate],
    accept: (row, gate) => archivedRevision(gate, row),
  }),
  archiveTable('template_usage', { isDerived: true }),
  ...leaveOut('page_draft'),
  afterImport([Database], (database) =>
    database.tenant(async (tx) => {
      await assertTree(tx, 'page')
      await settleImported(tx)
      const now = new Date()
      const due = await tx
        .db(PageEntity)
        .selectFrom('page')
        .select(['id', 'status', 'publishDate', 'unpublishDate'])
        .where('status', '=', 'published')
        .where((eb) => eb.or([eb('publishDate', '>', now), eb('unpublishDate', '>', now)]))
        .execute()
      for (const { id, status, publishDate, unpublishDate } of due) {
        const dates = { publish_date: publishDate.toISOString(), unpublish_date: unpublishDate?.toISOString() ?? null }
        await askForSchedule(tx, id, { status, ...dates })
      }
    }),
  ),
]

function acceptedPage(row: ArchiveRow): ArchiveRow {
  const form = {
    ...{ title: row['title'], slug: row['slug'], parentId: row['parent_id'], status: row['status'] },
    ...{ publish_date: timeOf(row['publish_date']), unpublish_date: timeOf(row['unpublish_date']) },
    ...{ showPageTitle: row['show_page_title'], showHeader: row['show_header'], showFooter: row['show_footer'] },
    ...{ excerpt: row['excerpt'], image: row['image'], isDummy: row['is_dummy'] },
    ...{ metaTitle: row['meta_title'], metaDescription: row['meta_description'], metaImage: row['meta_image'] },
    ...{ canonical: row['canonical'], noindex: row['noindex'], nofollow: row['nofollow'] },
  }
  if (!Check(Form, form)) {
    throw errors.INVALID_FIELDS().at({ path: 'title', message: 'The fields of this page are invalid.' })
  }
  const problems = fieldProblems(form)
  if (problems.length > 0) throw errors.INVALID_FIELDS().at(...problems)
  return row
}

/** As the form says times; the database writes them with its offset. */
function timeOf(value: unknown): unknown {
  const time = typeof value === 'string' ? new Date(value) : undefined
  return time === undefined || Number.isNaN(time.getTime()) ? value : time.toISOString()
}
