import { useState } from 'react'
import type { Static, TObject } from 'typebox'
import { Value } from 'typebox/value'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import { type ControlProps, type FieldControl, field } from '../define.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/use-later.ts'
import { fitsTable } from './item-columns.ts'
import { ItemRows } from './item-rows.tsx'
import type { ItemsOptions } from './options.ts'

/**
 * A list of a block's items in its settings: added and edited in a dialog, removed, and put into another order by drag
 * and by keyboard.
 *
 * @example
 * panel('Items', [items('tabHeaders', {
 *   noun: 'Tab', item: TabHeader, fields: ['title', 'icon'], empty: 'No Tabs',
 *   blank: () => ({ id: newItemId(), title: '', icon: '' }), titleOf: ({ title }) => title,
 * })])
 */
export function items<const Name extends string, Item extends TObject>(
  prop: Name,
  options: ItemsOptions<Item>,
): FieldControl<Name> {
  const component = (props: ControlProps) => <ItemsControl {...props} options={options} />
  return field(prop, { control: 'component', component })
}

interface ItemsControlProps<Item extends TObject> extends ControlProps {
  readonly options: ItemsOptions<Item>
}

export function ItemsControl<Item extends TObject>({ id, value, change, holds, options }: ItemsControlProps<Item>) {
  const t = useTexts('admin')
  const { noun, item, empty, titleOf, arrange = same, most } = options
  const [open, setOpen] = useState<{ readonly item: Static<Item>; readonly isNew: boolean }>()
  const [isTable, setTable] = useState(false)
  const Dialog = useLater(open !== undefined, itemDialog, () => setOpen(undefined))
  const Table = useLater(isTable, itemTable, () => setTable(false))
  const list = listOf(item, value)
  const put = (next: readonly Static<Item>[]) => change(arrange(next))
  const isFull = most !== undefined && list.length >= most

  const add = async () => {
    if (!options.choose) return setOpen({ item: options.blank(list), isNew: true })
    const chosen = await options.choose()
    if (chosen.length === 0) return
    const all = [...list, ...chosen]
    put(all.slice(0, most))
    if (most === undefined || all.length <= most) return
    const count = all.length - most
    toast.error(t('Not added: {count}. The list holds {most} at most.', { count, most }))
  }
  const save = (saved: Static<Item>) => {
    put(open?.isNew ? [...list, saved] : list.map((each) => (idOf(each) === idOf(saved) ? saved : each)))
    setOpen(undefined)
  }
  const saveTable = async (next: readonly Static<Item>[]) => {
    const kept = new Set(next.map(idOf))
    const isHeld = (each: Static<Item>) => options.region !== undefined && holds(`${options.region}:${idOf(each)}`)
    const gone = list.filter((each) => !kept.has(idOf(each)) && isHeld(each))
    const description = t('{names} and the blocks in it are removed.', {
      names: gone.map((each) => `“${titleOf(each) || t(noun)}”`).join(', '),
    })
    const detail = t('You can undo this.')
    if (gone.length > 0 && !(await confirm({ description, detail, destructive: true }))) return
    put(next)
    setTable(false)
  }
  const remove = async (gone: Static<Item>) => {
    const name = titleOf(gone) || t(noun)
    const detail =
      options.region !== undefined && holds(`${options.region}:${idOf(gone)}`)
        ? t('The blocks in it are removed as well. You can undo this.')
        : t('You can undo this.')
    const more = options.removalOf?.(gone, list)
    const description = [t('“{name}” is removed from the list.', { name }), more].filter(Boolean).join(' ')
    if (await confirm({ description, detail, destructive: true })) put(list.filter((each) => each !== gone))
  }
  return (
    <div className="blkitems" id={id}>
      {list.length === 0 ? (
        <p className="blkitems__none">{t(empty)}</p>
      ) : (
        <ItemRows
          rows={list.map((each) => ({
            id: idOf(each),
            title: titleOf(each) || t(noun),
            remark: options.remarkOf?.(each, list) ?? '',
            icon: options.iconOf?.(each) ?? '',
            picture: options.pictureOf?.(each) ?? '',
            open: () => setOpen({ item: each, isNew: false }),
            remove: () => void remove(each),
          }))}
          noun={noun}
          onMove={(from, to) => put(moved(list, from, to))}
        />
      )}
      <Button size="sm" icon="plus" disabled={isFull} onClick={() => void add()}>
        {t('Add {noun}', { noun: t(noun) })}
      </Button>
      {fitsTable(options) && (
        <Button size="sm" icon="table" aria-haspopup="dialog" onClick={() => setTable(true)}>
          {t('Edit as table')}
        </Button>
      )}
      {open && Dialog && (
        <Dialog {...open} items={list} options={options} onSave={save} onClose={() => setOpen(undefined)} />
      )}
      {isTable && Table && (
        <Table
          list={list}
          options={options}
          idOf={idOf}
          onSave={(next) => void saveTable(next)}
          onClose={() => setTable(false)}
        />
      )}
    </div>
  )
}

const itemDialog = later(async () => (await import('./item-dialog.tsx')).default)
const itemTable = later(async () => (await import('./item-table.tsx')).default)

const same = <T,>(list: readonly T[]): readonly T[] => list

function listOf<Item extends TObject>(item: Item, value: unknown): readonly Static<Item>[] {
  return Array.isArray(value) ? value.filter((each): each is Static<Item> => Value.Check(item, each)) : []
}

function idOf(item: object): string {
  return 'id' in item ? String(item.id) : ''
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
