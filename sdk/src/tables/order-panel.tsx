import { Segments } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Column } from './column.ts'
import type { Direction, ListState } from './list-state.ts'

export interface OrderPanelProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: ListState
  readonly onState: (part: Partial<ListState>) => void
}

/** The order of the list where most column heads are hidden. */
export function OrderPanel<Row>({ columns, state, onState }: OrderPanelProps<Row>) {
  const t = useTexts('admin')
  const sortable = columns.flatMap(({ sortBy, title }) =>
    sortBy === undefined ? [] : [{ value: sortBy, label: title }],
  )
  if (sortable.length === 0) return null
  return (
    <div className="form">
      <Field label={t('Sort by')}>
        {(ties) => (
          <Select {...ties} value={state.orderBy} options={sortable} onChange={(orderBy) => onState({ orderBy })} />
        )}
      </Field>
      <Segments<Direction>
        label={t('Direction')}
        fill
        value={state.orderDirection}
        onChange={(orderDirection) => onState({ orderDirection })}
        options={[
          { value: 'asc', label: t('Ascending') },
          { value: 'desc', label: t('Descending') },
        ]}
      />
    </div>
  )
}
