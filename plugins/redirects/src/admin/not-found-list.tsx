import { call, NavTabs, useCan, useCrumbs } from '@ashlar/sdk/admin'
import {
  type BulkAction,
  bulk,
  type Chosen,
  type Column,
  ResourceList,
  RowActions,
  rowsIn,
  useList,
} from '@ashlar/sdk/tables'
import { PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { changeNotFound, listNotFound, type NotFoundBulk } from '../contract.ts'
import type { NotFoundAddress } from '../redirect.ts'
import { addressesChanged } from './addresses-changed.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

const defaults = { orderBy: 'hits', orderDirection: 'desc' as const, filters: ['ignored'] }

/** What visitors asked for in vain: the most wanted first. */
export default function NotFoundList() {
  const t = useTexts('admin')
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'Not found' }])
  const [source, setSource] = useState<string>()
  const canEdit = useCan('pages.can_edit')
  const { state, list } = useList(listNotFound, { defaults })
  const matching = (action: Act): Pick<BulkAction<NotFoundAddress>, 'matching' | 'run'> => ({
    matching: true,
    run: (_, chosen) => void acted(chosen, action, t),
  })
  const isIgnored = state.filters.ignored?.[0] === '1'
  return (
    <>
      <PageHeader
        title={t('Not found')}
        icon="search-x"
        subtitle={t('Addresses that visitors requested but that do not exist.')}
      />
      <NavTabs under="/admin/pages" label="Website" />
      <ResourceList
        name="not-found"
        label={t('Addresses not found')}
        columns={columns(t, canEdit ? setSource : undefined)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ path }) => path}
        searchLabel={t('Search addresses')}
        views={t('All addresses')}
        filters={[{ name: 'ignored', title: t('Ignored'), options: [{ value: '1', label: t('Only ignored') }] }]}
        rowActions={(row) =>
          canEdit && (
            <RowActions
              name={row.path}
              actions={[
                {
                  label: t('Redirect'),
                  alone: t('Redirect {path}', { path: row.path }),
                  icon: 'corner-down-right',
                  onSelect: () => setSource(row.path),
                },
                row.ignored
                  ? {
                      label: t('Stop ignoring'),
                      alone: t('Stop ignoring {path}', { path: row.path }),
                      icon: 'eye',
                      onSelect: () => void acted(only(row), 'watch', t),
                    }
                  : {
                      label: t('Ignore'),
                      alone: t('Ignore {path}', { path: row.path }),
                      icon: 'eye-off',
                      onSelect: () => void acted(only(row), 'ignore', t),
                    },
              ]}
            />
          )
        }
        bulkActions={
          canEdit
            ? [
                isIgnored
                  ? { label: t('Stop ignoring'), icon: 'eye', ...matching('watch') }
                  : { label: t('Ignore'), icon: 'eye-off', ...matching('ignore') },
                { label: t('Delete'), icon: 'trash-2', danger: true, ...matching('forget') },
              ]
            : []
        }
        empty={{
          title: t('No missing addresses'),
          text: t('Requests for addresses that do not exist are counted here.'),
        }}
      />
      {source !== undefined && <RedirectDialog source={source} onClose={() => setSource(undefined)} />}
    </>
  )
}

const done: Readonly<Record<Act, string>> = {
  ignore: '“{path}” is ignored|{count} addresses are ignored',
  watch: '“{path}” is no longer ignored|{count} addresses are no longer ignored',
  forget: '“{path}” deleted|{count} addresses deleted',
}

type Act = NotFoundBulk['action']

const back: Readonly<Partial<Record<Act, Act>>> = { ignore: 'watch', watch: 'ignore' }

const only = (row: NotFoundAddress): Chosen<NotFoundAddress> => ({ kind: 'rows', rows: [row], count: 1 })

async function acted(chosen: Chosen<NotFoundAddress>, action: Act, t: Translate): Promise<void> {
  const undo = back[action]
  let path = ''
  await bulk(chosen, {
    fetch: rowsIn(listNotFound),
    work: async (rows) => {
      await call(changeNotFound, { body: { ids: rows.map(({ id }) => id), action } })
      path = rows[0]?.path ?? ''
      return []
    },
    labelOf: (row) => row.path,
    after: addressesChanged,
    done: (count) => t(done[action], { count, path }),
    ...(undo && { undo: (rows) => void acted({ kind: 'rows', rows, count: rows.length }, undo, t) }),
  })
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
    { id: 'hits', title: t('Requests'), sortBy: 'hits', align: 'right', className: 'num', cell: ({ hits }) => hits },
    {
      id: 'last',
      title: t('Last request'),
      sortBy: 'lastSeen',
      hide: 'sm',
      className: 't2 num',
      cell: ({ lastSeen }) => when(lastSeen),
    },
    {
      id: 'first',
      title: t('First request'),
      sortBy: 'firstSeen',
      hide: 'lg',
      className: 't2 num',
      cell: ({ firstSeen }) => when(firstSeen),
    },
    { id: 'referrer', title: t('Referrer'), hide: 'md', className: 't2 mono', cell: ({ referrer }) => referrer },
  ]
}
