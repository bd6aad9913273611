import { NavigationEntry, NavigationItem, NavigationRightItem } from '@ashlar/sdk'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { useRef, useState } from 'react'
import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { NavigationList } from './navigation-list.tsx'
import type { NavigationRow } from './navigation-rows.ts'

/** Items of the bar with those below them, in one list of two levels (NAV-002). */
export function MainItemsControl({ ties, value, onChange }: FieldControlProps) {
  const [rows, put] = useRows(listOf(NavigationItem, value), onChange, mainRows, mainItems)
  return (
    <NavigationList
      id={ties.id}
      noun="Item"
      schema={NavigationEntry}
      fields={['title', 'url']}
      blank={{ title: '', url: '' }}
      empty="No items yet. The bar lists the pages of the website."
      rows={rows}
      onRows={put}
      most={40}
      isNested
    />
  )
}

/** Buttons, icons and links at the right side of the bar (NAV-003). */
export function RightItemsControl({ ties, value, onChange }: FieldControlProps) {
  const [rows, put] = useRows(listOf(NavigationRightItem, value), onChange, flatRows, flatItems)
  return (
    <NavigationList
      id={ties.id}
      noun="Item"
      schema={NavigationRightItem}
      fields={['type', 'title', 'icon', 'url']}
      blank={{ type: 'link', title: '', url: '' }}
      empty="No buttons on the right yet."
      rows={rows}
      onRows={put}
      most={12}
    />
  )
}

type Rows<Item> = readonly NavigationRow<Item>[]

/** The list as lines that keep their ids while it is edited; another list from outside, such as the stored one, is read anew. */
function useRows<Stored, Item>(
  value: readonly Stored[],
  onChange: (value: readonly Stored[]) => void,
  toRows: (items: readonly Stored[]) => Rows<Item>,
  toItems: (rows: Rows<Item>) => readonly Stored[],
): readonly [Rows<Item>, (rows: Rows<Item>) => void] {
  const [rows, setRows] = useState(() => toRows(value))
  const known = useRef(JSON.stringify(value))
  const text = JSON.stringify(value)
  if (text !== known.current) {
    known.current = text
    setRows(toRows(value))
  }
  const put = (next: Rows<Item>) => {
    const items = toItems(next)
    known.current = JSON.stringify(items)
    setRows(next)
    onChange(items)
  }
  return [rows, put]
}

function mainRows(items: readonly NavigationItem[]): Rows<NavigationEntry> {
  return items.flatMap(({ title, url, children = [] }) => [
    { id: crypto.randomUUID(), depth: 0 as const, item: { title, url } },
    ...children.map((item) => ({ id: crypto.randomUUID(), depth: 1 as const, item })),
  ])
}

function mainItems(rows: Rows<NavigationEntry>): readonly NavigationItem[] {
  const items: { title: string; url: string; children?: NavigationEntry[] }[] = []
  for (const { depth, item } of rows) {
    const above = items.at(-1)
    if (depth === 1 && above) above.children = [...(above.children ?? []), item]
    else items.push({ ...item })
  }
  return items
}

const flatRows = (items: readonly NavigationRightItem[]): Rows<NavigationRightItem> =>
  items.map((item) => ({ id: crypto.randomUUID(), depth: 0, item }))

const flatItems = (rows: Rows<NavigationRightItem>): readonly NavigationRightItem[] => rows.map(({ item }) => item)

function listOf<S extends TSchema>(schema: S, value: unknown): readonly Static<S>[] {
  const list = Type.Array(schema)
  return Value.Check(list, value) ? value : []
}
