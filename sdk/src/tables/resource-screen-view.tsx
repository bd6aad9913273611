import { type ReactNode, Suspense, use, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { ApiError } from '../admin/api-error.ts'
import { send } from '../admin/call.ts'
import type { ListCall } from '../admin/list-call.ts'
import { useCan } from '../admin/me.ts'
import { outdated } from '../admin/use-call.ts'
import type { Resource, ResourceRow } from '../definition/resource.ts'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import type { ResourceDialogProps } from './resource-dialog.tsx'
import { ResourceList } from './resource-list.tsx'
import type { ResourceScreenProps } from './resource-screen.tsx'
import { RowActions } from './row-actions.tsx'
import { useList } from './use-list.ts'

/** What `ResourceScreen` shows, fetched with the first screen of a package that has one. */
export function ResourceScreenView<One extends string, Row extends ResourceRow, Write extends TObject>(
  props: ResourceScreenProps<One, Row, Write>,
): ReactNode {
  const { resource, title, icon, subtitle, columns, labelOf, blank, add, empty, fields, outdates = [] } = props
  const { write } = resource
  const calls = resource as Resource
  const t = useTexts('admin')
  const [open, setOpen] = useState<Static<Row> | 'new'>()
  const [canAdd, canChange, canRemove] = [
    useCan(calls.add.access),
    useCan(calls.change.access),
    useCan(calls.remove.access),
  ]
  const shown = useList<ListCall>(calls.list, { defaults: { orderBy: calls.orders[0], orderDirection: 'desc' } }).list
  const changed = () => outdated(calls.list, ...outdates)
  const remove = async (row: Static<Row>) => {
    const description = t('“{name}” will be deleted for everyone.', { name: labelOf(row) })
    if (!(await confirm({ description, destructive: true }))) return
    try {
      await send(calls.remove, { params: { id: row.id } })
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      toast.error(t('“{name}” could not be deleted', { name: labelOf(row) }), {
        description: error instanceof ApiError ? error.message : '',
      })
    }
    await changed()
  }
  const actionsOf = (row: Static<Row>) => [
    ...(canChange
      ? [
          {
            label: t('Edit'),
            alone: t('Edit {name}', { name: labelOf(row) }),
            icon: 'square-pen',
            onSelect: () => setOpen(row),
          },
        ]
      : []),
    ...(canRemove
      ? [
          {
            label: t('Delete'),
            alone: t('Delete {name}', { name: labelOf(row) }),
            icon: 'trash-2',
            danger: true,
            onSelect: () => void remove(row),
          },
        ]
      : []),
  ]
  const button = canAdd && (
    <Button variant="primary" icon="plus" onClick={() => setOpen('new')}>
      {add}
    </Button>
  )
  return (
    <>
      <PageHeader {...{ title, subtitle, ...(icon !== undefined && { icon }) }} actions={button} />
      <ResourceList<Static<Row>>
        name={calls.list.id}
        label={title}
        columns={columns}
        {...shown}
        // The call has checked them.
        rows={shown.rows as readonly Static<Row>[] | undefined}
        keyOf={({ id }) => id}
        labelOf={labelOf}
        {...((canChange || canRemove) && {
          rowActions: (row: Static<Row>) => <RowActions name={labelOf(row)} actions={actionsOf(row)} />,
        })}
        empty={empty}
      />
      {open !== undefined && (
        <Suspense>
          <WriteDialog
            title={open === 'new' ? add : labelOf(open)}
            schema={write}
            initial={open === 'new' ? blank : { ...blank, ...membersOf(write, open) }}
            fields={fields}
            save={async (body) => {
              await (open === 'new' ? send(calls.add, { body }) : send(calls.change, { params: { id: open.id }, body }))
              await changed()
              setOpen(undefined)
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What can be written of a row, as it is. */
const membersOf = ({ properties }: TObject, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(properties, name)))

let dialogCode: Promise<typeof import('./resource-dialog.tsx')> | undefined

/** The form, whose code is fetched when something is first written: most lists are only read. */
function WriteDialog<Write extends TObject>(props: ResourceDialogProps<Write>) {
  dialogCode ??= import('./resource-dialog.tsx')
  const { ResourceDialog } = use(dialogCode)
  return <ResourceDialog {...props} />
}
