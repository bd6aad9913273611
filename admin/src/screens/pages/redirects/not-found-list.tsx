import type { NotFoundAddress } from '@ashlar/sdk'
import { keepPreviousData, useCan, useCrumbs, useQuery } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useListState } from '@ashlar/sdk/tables'
import { Button, IconButton, PageHeader, type Translate, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../../screens.css'
import { WebsiteTabs } from '../website-tabs.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { addressesChanged, changeMissed, fetchMissed, missedKey } from './redirects-api.ts'

const defaults = { orderBy: 'hits', orderDirection: 'desc' as const, filters: ['ignored'] }

/** What visitors asked for in vain: the most wanted first. */
export default function NotFoundList() {
  const t = useTexts('admin')
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'Not found' }])
  const [state, change] = useListState(defaults)
  const [source, setSource] = useState<string>()
  const canEdit = useCan('pages.can_edit')
  const { data, error, refetch } = useQuery({
    queryKey: [missedKey, state],
    queryFn: () => fetchMissed(state),
    placeholderData: keepPreviousData,
  })
  const isIgnored = state.filters.ignored?.[0] === '1'
  return (
    <>
      <PageHeader
        title={t('Not found')}
        icon="search-x"
        subtitle={t('Addresses that visitors asked for and at which there is nothing.')}
      />
      <WebsiteTabs />
      <ResourceList
        name="not-found"
        label={t('Addresses at which nothing was found')}
        columns={columns(t, canEdit ? setSource : undefined)}
        rows={data?.rows}
        total={data?.total ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ id }) => id}
        labelOf={({ path }) => path}
        state={state}
        onState={change}
        searchLabel={t('Search addresses')}
        filters={[{ name: 'ignored', title: t('Ignored'), options: [{ value: '1', label: t('only these') }] }]}
        rowActions={(row) =>
          canEdit && (
            <>
              <Button
                size="sm"
                icon="corner-down-right"
                aria-label={t('Redirect {path}', { path: row.path })}
                onClick={() => setSource(row.path)}
              >
                {t('Redirect')}
              </Button>
              <IconButton
                icon={row.ignored ? 'eye' : 'eye-off'}
                label={
                  row.ignored ? t('Watch {path} again', { path: row.path }) : t('Ignore {path}', { path: row.path })
                }
                tooltip={row.ignored ? t('Watch again') : t('Ignore')}
                onClick={() => void acted([row], row.ignored ? 'watch' : 'ignore', t)}
              />
            </>
          )
        }
        bulkActions={
          canEdit
            ? [
                isIgnored
                  ? { label: t('Watch again'), icon: 'eye', run: (rows) => void acted(rows, 'watch', t) }
                  : { label: t('Ignore'), icon: 'eye-off', run: (rows) => void acted(rows, 'ignore', t) },
                { label: t('Forget'), icon: 'trash-2', danger: true, run: (rows) => void acted(rows, 'forget', t) },
              ]
            : []
        }
        empty={{
          title: t('Everything was found'),
          text: t('When a visitor asks for an address at which there is nothing, it is counted here.'),
        }}
      />
      {source !== undefined && <RedirectDialog source={source} onClose={() => setSource(undefined)} />}
    </>
  )
}

const done = {
  ignore: '“{path}” is ignored|{count} addresses are ignored',
  watch: '“{path}” is watched again|{count} addresses are watched again',
  forget: '“{path}” forgotten|{count} addresses forgotten',
}

async function acted(rows: readonly NotFoundAddress[], action: keyof typeof done, t: Translate): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const back = action === 'ignore' ? 'watch' : action === 'watch' ? 'ignore' : undefined
  try {
    await changeMissed(ids, action)
    const title = t(done[action], { count: rows.length, path: rows[0]?.path ?? '' })
    toast.success(title, back ? { action: { label: t('Undo'), run: () => void acted(rows, back, t) } } : {})
  } catch (error) {
    toast.error(t('The addresses were left as they were'), {
      description: error instanceof Error ? error.message : '',
    })
  }
  await addressesChanged()
}

function columns(t: Translate, redirect: ((path: string) => void) | undefined): readonly Column<NotFoundAddress>[] {
  return [
    {
      id: 'path',
      title: t('Address'),
      sortBy: 'path',
      fixed: true,
      className: 'mono',
      cell: ({ path }) =>
        redirect ? (
          <button type="button" className="linkish mono" onClick={() => redirect(path)}>
            {path}
          </button>
        ) : (
          path
        ),
    },
    { id: 'hits', title: t('Asked for'), sortBy: 'hits', align: 'right', className: 'num', cell: ({ hits }) => hits },
    {
      id: 'last',
      title: t('Last'),
      sortBy: 'lastSeen',
      hide: 'sm',
      className: 't2 num',
      cell: ({ lastSeen }) => when(lastSeen),
    },
    {
      id: 'first',
      title: t('First'),
      sortBy: 'firstSeen',
      hide: 'lg',
      className: 't2 num',
      cell: ({ firstSeen }) => when(firstSeen),
    },
    { id: 'referrer', title: t('Came from'), hide: 'md', className: 't2 mono', cell: ({ referrer }) => referrer },
  ]
}
