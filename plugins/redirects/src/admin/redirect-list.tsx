import { call, Link, NavTabs, useCan, useCrumbs } from '@ashlar/sdk/admin'
import {
  bulk,
  type Chosen,
  type Column,
  ImportDialog,
  type ListState,
  ResourceList,
  RowActions,
  rowsIn,
  useList,
} from '@ashlar/sdk/tables'
import { Badge, Button, Icon, PageHeader, type Translate, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { createRedirect, deleteRedirects, listRedirects, redirectImportCalls } from '../contract.ts'
import type { Redirect } from '../redirect.ts'
import { addressesChanged } from './addresses-changed.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

const defaults = { orderBy: 'source', filters: ['origin'] }

/** Both origins are what there is without a filter. */
const oneOrigin = ({ filters }: ListState) => (filters.origin?.length === 1 ? {} : { origin: undefined })

/** Old addresses and where they lead. */
export default function RedirectList() {
  const t = useTexts('admin')
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'Redirects' }])
  const [open, setOpen] = useState<Redirect | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const canEdit = useCan('pages.can_edit')
  const { list } = useList(listRedirects, { defaults, query: oneOrigin })
  const add = canEdit ? (
    <>
      <Button icon="upload" onClick={() => setImporting(true)}>
        {t('Import CSV')}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => setOpen('new')}>
        {t('New redirect')}
      </Button>
    </>
  ) : undefined
  return (
    <>
      <PageHeader
        title={t('Redirects')}
        icon="route"
        subtitle={t('When a page’s address changes, a redirect is added automatically.')}
        actions={add}
      />
      <NavTabs under="/admin/pages" label="Website" />
      <ResourceList
        name="redirects"
        label={t('Redirects')}
        columns={columns(t, canEdit ? setOpen : undefined)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ source }) => source}
        searchLabel={t('Search redirects')}
        views={t('All redirects')}
        filters={[
          {
            name: 'origin',
            title: t('Added'),
            options: [
              { value: 'automatic', label: t('Automatically') },
              { value: 'manual', label: t('Manually') },
            ],
          },
        ]}
        rowActions={(row) =>
          canEdit && (
            <RowActions
              name={row.source}
              actions={[
                {
                  label: t('Edit'),
                  alone: t('Edit {source}', { source: row.source }),
                  icon: 'square-pen',
                  onSelect: () => setOpen(row),
                },
                {
                  label: t('Delete'),
                  alone: t('Delete {source}', { source: row.source }),
                  icon: 'trash-2',
                  danger: true,
                  onSelect: () => void removed({ kind: 'rows', rows: [row], count: 1 }, t),
                },
              ]}
            />
          )
        }
        bulkActions={
          canEdit
            ? [
                {
                  label: t('Delete'),
                  icon: 'trash-2',
                  danger: true,
                  matching: true,
                  run: (_, chosen) => void removed(chosen, t),
                },
              ]
            : []
        }
        empty={{
          title: t('No redirects yet'),
          text: t('When a published page moves, a redirect is added automatically. You can add others yourself.'),
        }}
      />
      {isImporting && (
        <ImportDialog
          calls={redirectImportCalls}
          title={t('Import redirects')}
          onClose={() => setImporting(false)}
          onWritten={() => void addressesChanged()}
        />
      )}
      {open && <RedirectDialog redirect={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** At once, with the way back: nothing is lost but a rule that can be written again. */
async function removed(chosen: Chosen<Redirect>, t: Translate): Promise<void> {
  let source = ''
  await bulk(chosen, {
    fetch: rowsIn(listRedirects, { query: oneOrigin }),
    work: async (rows) => {
      await call(deleteRedirects, { body: { ids: rows.map(({ id }) => id) } })
      source = rows[0]?.source ?? ''
      return []
    },
    labelOf: (row) => row.source,
    after: addressesChanged,
    done: (count) => t('“{source}” deleted|{count} redirects deleted', { count, source }),
    undo: (rows) => void restored(rows, t),
  })
}

async function restored(rows: readonly Redirect[], t: Translate): Promise<void> {
  try {
    for (const { source, code, pageId, target } of rows) {
      const body = { source, code, pageId, target: pageId === null ? target : null }
      await call(createRedirect, { body })
    }
    toast.success(t('Undone'))
  } catch (error) {
    toast.error(t('Could not undo this'), { description: error instanceof Error ? error.message : '' })
  }
  await addressesChanged()
}

function columns(t: Translate, edit: ((row: Redirect) => void) | undefined): readonly Column<Redirect>[] {
  return [
    {
      id: 'source',
      title: t('Old address'),
      sortBy: 'source',
      fixed: true,
      className: 'mono',
      // The way to the dialog on a phone, where a row has no buttons.
      cell: (row) =>
        edit ? (
          <button type="button" className="linkish mono" onClick={() => edit(row)}>
            {row.source}
          </button>
        ) : (
          row.source
        ),
    },
    { id: 'target', title: t('Redirects to'), cell: (row) => <Target row={row} t={t} /> },
    {
      id: 'code',
      title: t('Code'),
      hide: 'sm',
      cell: ({ code }) => <Badge tone={code === 410 ? 'red' : code === 302 ? 'orange' : 'grey'}>{String(code)}</Badge>,
    },
    {
      id: 'hits',
      title: t('Hits'),
      sortBy: 'hits',
      align: 'right',
      hide: 'md',
      className: 'num',
      cell: ({ hits }) => hits,
    },
    {
      id: 'created',
      title: t('Added'),
      sortBy: 'createdAt',
      hide: 'lg',
      className: 't2 num',
      cell: ({ createdAt, isAutomatic }) =>
        isAutomatic ? t('{when}, automatically', { when: when(createdAt) }) : when(createdAt),
    },
  ]
}

function Target({ row, t }: { readonly row: Redirect; readonly t: Translate }) {
  if (row.code === 410) return <span className="t3">{t('Nowhere (page is gone)')}</span>
  if (row.pageId === null) return <span className="mono t2">{row.target}</span>
  return (
    <span className="row row--link">
      <span className="t3">
        <Icon name="file-text" />
      </span>
      <Link className="med trunc" to={`/admin/pages/${row.pageId}`}>
        {row.pageTitle}
      </Link>
      <span className="mono t3 hide-md">{row.target}</span>
    </span>
  )
}
