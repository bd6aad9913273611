import { ButtonLink, NavTabs, useCan, useCrumbs } from '@ashlar/sdk/admin'
import { listPages, type Page } from '@ashlar/sdk/platform'
import { type BulkAction, type Chosen, type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Avatar, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import '../screens.css'
import { removeForGood, restore } from './page-actions.ts'
import { inTrash } from './page-lists.ts'
import { siteAddress } from './page-state.ts'
import { StatusBadge } from './status-badge.tsx'
import './pages.css'

const defaults = { orderBy: 'changedAt', orderDirection: 'desc' as const }

/** Deleted pages: back to where they were, or away for good. */
export default function TrashList() {
  const t = useTexts('admin')
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'Trash' }])
  const canEdit = useCan('pages.can_edit')
  const canDelete = useCan('pages.can_delete')
  const { data, list } = useList(listPages, { defaults, query: inTrash })
  const bulkActions: BulkAction<Page>[] = [
    ...(canEdit
      ? [
          {
            label: t('Restore'),
            icon: 'archive-restore',
            matching: true as const,
            run: (_: unknown, chosen: Chosen<Page>) => void restore(chosen),
          },
        ]
      : []),
    ...(canDelete
      ? [
          {
            label: t('Delete for ever'),
            icon: 'trash-2',
            danger: true,
            matching: true as const,
            run: (_: unknown, chosen: Chosen<Page>) => void removeForGood(chosen),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={t('Trash')}
        icon="trash-2"
        subtitle={data ? t('{count} deleted page|{count} deleted pages', { count: data.total }) : ' '}
      />
      <NavTabs under="/admin/pages" label="Website" />
      <ResourceList
        name="trash"
        label={t('Deleted pages')}
        columns={columns(t)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ title }) => title}
        searchLabel={t('Search deleted pages')}
        rowActions={(page) => (
          <RowActions
            name={page.title}
            actions={[
              ...(canEdit
                ? [
                    {
                      label: t('Restore'),
                      alone: t('Restore {title}', { title: page.title }),
                      icon: 'archive-restore',
                      onSelect: () => void restore([page]),
                    },
                  ]
                : []),
              ...(canDelete
                ? [
                    {
                      label: t('Delete for ever'),
                      alone: t('Delete {title} for ever', { title: page.title }),
                      icon: 'trash-2',
                      danger: true,
                      onSelect: () => void removeForGood([page]),
                    },
                  ]
                : []),
            ]}
          />
        )}
        bulkActions={bulkActions}
        empty={{
          title: t('The trash is empty'),
          text: t('Deleted pages stay here until someone restores them or deletes them for ever.'),
          actions: <ButtonLink to="/admin/pages">{t('All pages')}</ButtonLink>,
        }}
      />
    </>
  )
}

function columns(t: Translate): readonly Column<Page>[] {
  return [
    {
      id: 'title',
      title: t('Title'),
      sortBy: 'title',
      fixed: true,
      cell: ({ title }) => <b className="med">{title}</b>,
    },
    {
      id: 'slug',
      title: t('Address'),
      sortBy: 'slug',
      hide: 'sm',
      className: 't2 mono',
      cell: (page) => !page.isDummy && siteAddress(page),
    },
    { id: 'status', title: t('Status'), hide: 'md', cell: (page) => <StatusBadge page={page} /> },
    {
      id: 'changed',
      title: t('Deleted'),
      sortBy: 'changedAt',
      className: 't2 num',
      cell: ({ changedAt }) => when(changedAt),
    },
    {
      id: 'by',
      title: t('By'),
      hide: 'lg',
      cell: ({ changedBy }) => changedBy !== '' && <Avatar name={changedBy} size="sm" />,
    },
  ]
}
