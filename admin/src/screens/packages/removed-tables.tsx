import { call, outdated, useCall } from '@ashlar/sdk/admin'
import { deleteRemovedTables, listRemovedTables, type RemovedTables } from '@ashlar/sdk/platform'
import { Button, bytesText, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { TypedNameDialog } from '../typed-name-dialog.tsx'
import { Sheet } from './sheet.tsx'

/** Tables that removed packages have left, and the way to delete them after a copy. */
export function RemovedTablesList() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listRemovedTables)
  const [asked, setAsked] = useState<RemovedTables>()
  return (
    <>
      <Sheet
        label={t('Removed')}
        rows={data?.results.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: t('No tables of removed packages'),
          text: t('When a package is removed, its tables stay until you delete them here.'),
        }}
      >
        {(rows) => (
          <ul className="plain">
            {rows.map((row) => (
              <Left key={row.module} row={row} onDelete={() => setAsked(row)} />
            ))}
          </ul>
        )}
      </Sheet>
      {asked && <Ask row={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Left({ row, onDelete }: { readonly row: RemovedTables; readonly onDelete: () => void }) {
  const t = useTexts('admin')
  const { title, name, removedAt, tables, rows, bytes } = row
  return (
    <li>
      <span className="grow">
        <b className="med pkg__name">{title}</b>
        <span className="t3 xs mono">{name}</span>
        <span className="t3 xs">
          {[
            t('{count} table|{count} tables', { count: tables.length }),
            t('{count} row|{count} rows', { count: rows }),
            bytesText(bytes),
            ...(removedAt === null ? [] : [t('removed {when}', { when: when(removedAt) })]),
          ].join(', ')}
        </span>
        <span className="t3 xs mono">{tables.map((table) => table.name).join(', ')}</span>
      </span>
      <Button
        size="sm"
        variant="quiet-danger"
        icon="trash-2"
        aria-label={t('Delete tables of {title}', { title })}
        onClick={onDelete}
      >
        {t('Delete tables')}
      </Button>
    </li>
  )
}

function Ask({ row, onClose }: { readonly row: RemovedTables; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { module, title, rows } = row
  return (
    <TypedNameDialog
      icon="trash-2"
      tone="bad"
      title={t('Delete the tables of {title}?', { title })}
      description={t(
        'A copy of {count} row is saved in the server’s data folder. Then the tables of all websites are deleted. You cannot undo this in the admin.|A copy of {count} rows is saved in the server’s data folder. Then the tables of all websites are deleted. You cannot undo this in the admin.',
        { count: rows },
      )}
      label={t('Type the name of the package')}
      name={row.name}
      submit={t('Delete tables')}
      destructive
      failed={t('The tables were not deleted')}
      save={async ({ name }) => {
        const params = { module }
        const { results } = await call(deleteRemovedTables, { params, query: { name }, patience: 600_000 })
        await outdated(listRemovedTables)
        toast.success(t('The tables of {title} were deleted. The copy is {file}.', { title, file: results.file }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
