import { addressOf } from '@ashlar/sdk'
import { Link, NavTabs, useCan, useCrumbs } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { listForms, listSubmissions } from '../contract.ts'
import type { FormFigures } from '../form-figures.ts'

const inbox = '/admin/form-submissions'
const defaults = { orderBy: 'name' as const }

/** The forms of the website with what was sent by each. */
export default function FormList() {
  const t = useTexts('forms')
  useCrumbs([{ title: 'Form submissions', path: inbox }, { title: 'Forms' }])
  const seesPages = useCan('pages.can_view')
  const { list } = useList(listForms, { defaults })
  return (
    <>
      <PageHeader
        title={t('Forms')}
        icon="inbox"
        subtitle={t('Forms on published pages, and what visitors sent with each.')}
      />
      <NavTabs under={inbox} label="Form submissions" />
      <ResourceList
        name="forms"
        label={t('Forms')}
        columns={columns(t, seesPages)}
        {...list}
        keyOf={({ name }) => name}
        labelOf={({ name }) => name || t('Form without a name')}
        searchLabel={t('Search forms')}
        rowActions={(row) =>
          row.name !== '' && (
            <RowActions
              name={row.name}
              actions={[
                {
                  label: t('Export as CSV'),
                  alone: t('Export {name} as CSV', { name: row.name }),
                  icon: 'download',
                  href: addressOf(listSubmissions, { query: { form: row.name, format: 'csv' } }),
                },
              ]}
            />
          )
        }
        empty={{
          title: t('No forms yet'),
          text: t('Add the block “Custom form” to a page and publish it. The form then appears here.'),
        }}
      />
    </>
  )
}

/** The submissions of one form; those without a name cannot be asked for. */
const submissionsOf = ({ name }: FormFigures, state?: 'unread' | 'spam') =>
  `${inbox}?${new URLSearchParams({ form: name, ...(state && { state }) })}`

function columns(t: Translate, seesPages: boolean): readonly Column<FormFigures>[] {
  return [
    {
      id: 'name',
      title: t('Form'),
      sortBy: 'name',
      fixed: true,
      cell: (row) =>
        row.name === '' ? (
          t('Form without a name')
        ) : (
          <Link className="link trunc" to={submissionsOf(row)}>
            {row.name}
          </Link>
        ),
    },
    { id: 'pages', title: t('Pages'), hide: 'md', cell: (row) => <Pages {...{ row, seesPages }} /> },
    { id: 'total', title: t('Submissions'), sortBy: 'total', className: 'num', cell: ({ total }) => total },
    {
      id: 'last30Days',
      title: t('Last 30 days'),
      sortBy: 'last30Days',
      hide: 'sm',
      className: 'num',
      cell: ({ last30Days }) => last30Days,
    },
    {
      id: 'unread',
      title: t('New'),
      sortBy: 'unread',
      className: 'num',
      cell: (row) => <Count row={row} state="unread" label={t('{count} new: {name}', countOf(row, 'unread'))} />,
    },
    {
      id: 'spam',
      title: t('Spam'),
      sortBy: 'spam',
      hide: 'md',
      className: 'num',
      cell: (row) => <Count row={row} state="spam" label={t('{count} spam: {name}', countOf(row, 'spam'))} />,
    },
    {
      id: 'lastAt',
      title: t('Last received'),
      sortBy: 'lastAt',
      hide: 'sm',
      className: 't2 num',
      cell: ({ lastAt }) => (lastAt === null ? t('Never') : when(lastAt)),
    },
  ]
}

const countOf = (row: FormFigures, state: 'unread' | 'spam') => ({ count: row[state], name: row.name })

/** A figure that leads to what it counts. */
function Count(props: { readonly row: FormFigures; readonly state: 'unread' | 'spam'; readonly label: string }) {
  const { row, state, label } = props
  if (row[state] === 0 || row.name === '') return row[state]
  return (
    <Link className="link" to={submissionsOf(row, state)} aria-label={label}>
      {row[state]}
    </Link>
  )
}

function Pages({ row: { pages }, seesPages }: { readonly row: FormFigures; readonly seesPages: boolean }) {
  const t = useTexts('forms')
  if (pages.length === 0) return <span className="t3">{t('Not on a published page')}</span>
  return (
    <span className="row wrap">
      {pages.map(({ id, title, slug }) =>
        id === 0 ? (
          <span key={id}>{t('Header or footer')}</span>
        ) : seesPages ? (
          <Link key={id} className="link" to={`/admin/editor?${new URLSearchParams({ slug })}`}>
            {title}
          </Link>
        ) : (
          <span key={id}>{title}</span>
        ),
      )}
    </span>
  )
}
