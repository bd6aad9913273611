import { Grid, type GridColumn } from '@ashlar/sdk/grid'
import { Card } from '@ashlar/sdk/ui'
import { useState } from 'react'

interface Variant {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly size: string
  readonly note: string
}

const sizes = ['Small', 'Medium', 'Large']
const variants = (count: number): readonly Variant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sku: `BOWL-${index + 1}`,
    name: `Bowl ${index + 1}`,
    stock: (index * 7) % 40,
    size: sizes[index % sizes.length] ?? '',
    note: '',
  }))

const columns: readonly GridColumn<Variant>[] = [
  { key: 'sku', title: 'SKU', width: 120, text: ({ sku }) => sku },
  {
    ...{ key: 'name', title: 'Name', width: 180 },
    text: ({ name }) => name,
    typed: (name, variant) => (name === '' ? { error: 'Name is required' } : { row: { ...variant, name } }),
  },
  {
    ...{ key: 'stock', title: 'Stock', width: 100, align: 'end' },
    text: ({ stock }) => String(stock),
    typed: (text, variant) =>
      /^\d{1,6}$/.test(text) ? { row: { ...variant, stock: Number(text) } } : { error: 'Enter a whole number' },
  },
  {
    ...{ key: 'size', title: 'Size', width: 120, choices: sizes },
    text: ({ size }) => size,
    typed: (size, variant) =>
      sizes.includes(size) ? { row: { ...variant, size } } : { error: 'Choose Small, Medium or Large' },
  },
  {
    ...{ key: 'note', title: 'Note', width: 200 },
    text: ({ note }) => note,
    typed: (note, variant) => ({ row: { ...variant, note } }),
  },
]

/** Tables that are filled like a spreadsheet. */
export function Sheets() {
  const [few, setFew] = useState(variants(5))
  const [many, setMany] = useState(variants(5000))
  const [refused, setRefused] = useState(0)
  return (
    <>
      <Card title="Variants" note={`${refused} cells refused`}>
        <Grid
          label="Variants"
          columns={columns}
          rows={few}
          idOf={({ id }) => id}
          onChange={setFew}
          onRefused={setRefused}
          newRow={() => ({ id: Math.random(), sku: 'New', name: 'New', stock: 0, size: 'Small', note: '' })}
          errorOf={({ sku }, column) => (sku === 'BOWL-3' && column === 'note' ? 'The server wants a note' : undefined)}
        />
      </Card>
      <Card title="Five thousand rows">
        <Grid
          label="Many variants"
          columns={columns}
          rows={many}
          idOf={({ id }) => id}
          onChange={setMany}
          height={320}
        />
      </Card>
      <Card title="None">
        <Grid label="No variants" columns={columns} rows={[]} idOf={({ id }) => id} onChange={() => {}} />
      </Card>
    </>
  )
}
