import { type ControlProps, field } from '@ashlar/sdk/editor'
import { Segments, useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { Alignment } from './block.ts'
import { parseTable } from './parse-table.ts'

const places = ['start', 'center', 'end'] as const
const words = { start: 'Start', center: 'Centre', end: 'End' } as const

const alignmentsIn = (value: unknown): readonly Static<typeof Alignment>[] =>
  Array.isArray(value) ? value.filter((each): each is Static<typeof Alignment> => Value.Check(Alignment, each)) : []

/** Typography that aligns all cells of its kind, whatever their columns say. */
const Aligned = Type.Object({ desktop: Type.Object({ textAlign: Type.String({ minLength: 1 }) }) })

/** The alignment of each column that the text has, by the word in its first row. */
function AlignmentsControl({ id, value, props, change }: ControlProps) {
  const t = useTexts('admin')
  const { rows } = props
  const heads = useMemo(() => parseTable(typeof rows === 'string' ? rows : '')[0] ?? [], [rows])
  const chosen = alignmentsIn(value)
  if (heads.length === 0) return <p className="hint">{t('No Rows')}</p>
  const columns = heads.map((head, index) => ({
    index,
    label: head || t('Column {n}', { n: `${index + 1}` }),
    align: chosen[index] ?? 'start',
  }))
  const isOverruled = Value.Check(Aligned, props['headTypography']) || Value.Check(Aligned, props['cellTypography'])
  return (
    <div className="blkitems" id={id}>
      {isOverruled && <p className="hint">{t('The alignment under Typography holds for all columns.')}</p>}
      {columns.map(({ index, label, align }) => (
        <div key={index}>
          <span className="hint">{label}</span>
          <Segments
            size="sm"
            fill
            iconOnly
            label={label}
            value={align}
            options={places.map((place) => ({ value: place, label: t(words[place]), icon: `text-align-${place}` }))}
            onChange={(next) => change(columns.map((column) => (column.index === index ? next : column.align)))}
          />
        </div>
      ))}
    </div>
  )
}

export const alignmentsControl = field('alignments', { control: 'component', component: AlignmentsControl })
