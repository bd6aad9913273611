import { ItemRows } from '@ashlar/sdk/editor'
import { Button, confirm, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Static, TObject } from 'typebox'
import { NavigationDialog } from './navigation-dialog.tsx'
import { canNest, movedRow, type NavigationRow, nestedRow, withoutRow } from './navigation-rows.ts'

export interface NavigationListProps<Item extends TObject> {
  readonly id: string
  readonly noun: string
  readonly schema: Item
  readonly fields: readonly Extract<keyof Item['properties'], string>[]
  readonly blank: Static<Item>
  readonly empty: string
  readonly rows: readonly NavigationRow<Static<Item>>[]
  readonly onRows: (rows: readonly NavigationRow<Static<Item>>[]) => void
  readonly most: number
  readonly isNested?: boolean
}

/** Lines of the navigation: added and edited in a dialog, put in order and below each other by drag and by keyboard. */
export function NavigationList<Item extends TObject>(props: NavigationListProps<Item>) {
  const { id, noun, schema, fields, blank, empty, rows, onRows, most, isNested = false } = props
  const t = useTexts('admin')
  const [open, setOpen] = useState<{ readonly item: Static<Item>; readonly at: number | undefined }>()
  const titleOf = (item: object) => ('title' in item ? String(item.title) : '')
  const save = (item: Static<Item>) => {
    const at = open?.at
    const row = at === undefined ? undefined : rows[at]
    onRows(row && at !== undefined ? rows.with(at, { ...row, item }) : [...rows, newRow(item)])
    setOpen(undefined)
  }
  const remove = async (at: number) => {
    const next = withoutRow(rows, at)
    const description = t('“{name}” will be removed from the list.', { name: titleOf(Object(rows[at]?.item)) })
    const detail = rows.length - next.length > 1 ? t('The items below it are removed as well.') : undefined
    if (await confirm({ description, destructive: true, ...(detail && { detail }) })) onRows(next)
  }
  return (
    <div className="blkitems" id={id} tabIndex={-1}>
      {rows.length === 0 ? (
        <p className="blkitems__none">{t(empty)}</p>
      ) : (
        <ItemRows
          noun={noun}
          rows={rows.map((row, at) => ({
            id: row.id,
            title: titleOf(Object(row.item)),
            icon: '',
            picture: '',
            ...(isNested && { depth: row.depth }),
            open: () => setOpen({ item: row.item, at }),
            remove: () => void remove(at),
          }))}
          onMove={(from, to, step) => onRows(movedRow(rows, from, to, step))}
          {...(isNested && {
            nesting: {
              can: (at: number) => canNest(rows, at),
              nest: (at: number, step: 1 | -1) => onRows(nestedRow(rows, at, step === 1 ? 1 : 0)),
            },
          })}
        />
      )}
      <Button
        size="sm"
        icon="plus"
        disabled={rows.length >= most}
        onClick={() => setOpen({ item: blank, at: undefined })}
      >
        {t('Add {noun}', { noun: t(noun) })}
      </Button>
      {open && (
        <NavigationDialog
          {...{ noun, schema, fields }}
          item={open.item}
          isNew={open.at === undefined}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

const newRow = <Item,>(item: Item): NavigationRow<Item> => ({ id: crypto.randomUUID(), depth: 0, item })
