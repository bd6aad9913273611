import { ButtonLink, NavTabs, useCall, useCan } from '@ashlar/sdk/admin'
import { listPages, type Page, type TreeRow, treeRows } from '@ashlar/sdk/platform'
import { type BulkAction, type Chosen, type ListState, ResourceList, useList, useListState } from '@ashlar/sdk/tables'
import { PageHeader, Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { archive, publish, remove, toDraft } from './page-actions.ts'
import { pageColumns } from './page-columns.tsx'
import { outOfTree, treeLimit, treePages } from './page-lists.ts'
import { PageRowActions } from './page-row-actions.tsx'
import { StartSite } from './start/start-site.tsx'
import { useTreeMoves } from './tree/tree-moves.tsx'
import { discardAll, updateAll } from './unpublished/bulk-changes.ts'
import './pages.css'

const defaults = { orderBy: 'sort', itemsPerPage: 25, filters: ['status', 'showdeleted'] }

/** Whatever narrows or sorts the pages takes them out of their tree. */
const isUntouched = (state: ListState): boolean =>
  state.search === '' && state.orderBy === 'sort' && Object.values(state.filters).every((values) => values.length === 0)

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

export default function PageList() {
  const t = useTexts('admin')
  const [state, change] = useListState(defaults)
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const wantsTree = state.view !== 'flat' && isUntouched(state)
  const tree = useCall(listPages, treePages, { enabled: wantsTree })
  const whole = tree.data?.results
  const isTooLarge = (whole?.total ?? 0) > treeLimit
  const isTree = wantsTree && !isTooLarge
  const { list } = useList(listPages, { defaults, query: outOfTree, enabled: !isTree })
  const published = useCall(listPages, { query: { status: 'published', itemsPerPage: 1 } }).data?.results.total
  const all = useCall(listPages, { query: { itemsPerPage: 1 } }).data?.results.total
  const shown = isTree ? { total: whole?.total ?? 0, error: tree.error, onRetry: () => void tree.refetch() } : list
  const rows = isTree
    ? whole && treeRows(whole.rows, collapsed)
    : list.rows?.map((page): TreeRow => ({ page, level: 0, hasChildren: false }))
  const toggle = (id: number) => setCollapsed((before) => toggled(before, id))
  const newPage = useNewPage()
  const moves = useTreeMoves({ pages: whole?.rows ?? [], rows: rows ?? [], collapsed })

  return (
    <>
      <PageHeader
        title={t('Pages')}
        icon="file-text"
        subtitle={
          all !== undefined && published !== undefined
            ? t('{count} page, {published} published|{count} pages, {published} published', {
                count: all,
                published,
              })
            : ' '
        }
        actions={newPage}
      />
      <NavTabs under="/admin/pages" label="Website" />
      <ResourceList
        name="pages"
        label={t('Pages')}
        {...list}
        columns={pageColumns(t, { isTree, collapsed, toggle, grips: moves.grips })}
        rows={rows}
        total={shown.total}
        error={shown.error}
        onRetry={shown.onRetry}
        keyOf={({ page }) => page.id}
        labelOf={({ page }) => page.title}
        // Out of the tree, pages stand by their titles until another order is asked for.
        state={isTree || state.orderBy !== 'sort' ? state : { ...state, orderBy: 'title' }}
        onState={change}
        searchLabel={t('Search pages')}
        filters={[
          {
            name: 'status',
            title: t('Status'),
            options: [
              { value: 'draft', label: t('Draft') },
              { value: 'published', label: t('Published') },
              { value: 'archived', label: t('Archived') },
            ],
          },
          { name: 'showdeleted', title: t('Deleted'), options: [{ value: '1', label: t('Included') }] },
        ]}
        tools={
          <span className="hide-sm">
            <Segments
              label={t('View')}
              value={isTree ? 'tree' : 'flat'}
              onChange={(view) =>
                change(
                  view === 'flat'
                    ? { view }
                    : { view: '', search: '', filters: {}, orderBy: 'sort', orderDirection: 'asc' },
                )
              }
              options={[
                { value: 'tree', label: t('Tree'), icon: 'list-tree', disabled: isTooLarge },
                { value: 'flat', label: t('Flat'), icon: 'list' },
              ]}
            />
          </span>
        }
        rowActions={({ page }) => <PageRowActions page={page} onMove={moves.grips?.open} />}
        bulkActions={useBulkActions(moves.ask, rows)}
        empty={{
          title: t('No pages yet'),
          text: t('Start with a single page, or with all pages of a starter website.'),
          actions: newPage && <StartSite />,
        }}
        views={t('All pages')}
        unpaged={isTree}
      />
      {moves.shown}
    </>
  )
}

function useNewPage() {
  const t = useTexts('admin')
  return useCan('pages.can_create') ? (
    <ButtonLink to="/admin/pages/new" variant="primary" icon="plus">
      {t('New page')}
    </ButtonLink>
  ) : undefined
}

function useBulkActions(
  move: (pages: readonly Page[]) => void,
  listed: readonly TreeRow[] | undefined,
): readonly BulkAction<TreeRow>[] {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  const canDelete = useCan('pages.can_delete')
  // The bar has room for what there is to do.
  const isAnyBehind = listed?.some(({ page }) => page.hasUnpublishedChanges) ?? false
  const pages = (rows: readonly TreeRow[]) => rows.map(({ page }) => page)
  const matching = (
    work: (chosen: Chosen<Page>) => Promise<unknown>,
  ): Pick<BulkAction<TreeRow>, 'run' | 'matching'> => ({
    matching: true,
    run: (_, chosen) => void work(chosen.kind === 'query' ? chosen : { ...chosen, rows: pages(chosen.rows) }),
  })
  return [
    ...(canEdit
      ? [
          { label: t('Publish'), icon: 'globe', ...matching(publish) },
          ...(isAnyBehind
            ? [
                { label: t('Update'), icon: 'refresh-cw', ...matching(updateAll) },
                { label: t('Discard changes'), icon: 'undo-2', ...matching(discardAll) },
              ]
            : []),
          { label: t('Draft'), icon: 'file-pen-line', ...matching(toDraft) },
          { label: t('Move to…'), icon: 'corner-down-right', run: (rows: readonly TreeRow[]) => move(pages(rows)) },
          { label: t('Archive'), icon: 'archive', ...matching(archive) },
        ]
      : []),
    ...(canDelete
      ? [
          {
            label: t('Delete'),
            icon: 'trash-2',
            danger: true,
            ...matching(remove),
          },
        ]
      : []),
  ]
}
