import { Checkbox, Segments } from '../ui/choice.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Column } from './column.ts'
import { densities, isShown, type ListLook, withColumn } from './look.ts'

export interface LookPanelProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly look: ListLook
  readonly onLook: (look: ListLook) => void
}

/** Which columns, how high the rows. */
export function LookPanel<Row>({ columns, look, onLook }: LookPanelProps<Row>) {
  const t = useTexts('admin')
  const optional = columns.filter((column) => !column.fixed)
  return (
    <>
      <fieldset className="choices hide-sm">
        <legend className="label">{t('Columns')}</legend>
        {optional.map((column) => (
          <Checkbox
            key={column.id}
            label={column.title}
            checked={isShown(column, look)}
            onChange={(on) => onLook(withColumn(look, column, on))}
          />
        ))}
      </fieldset>
      <div className="choices">
        <span className="label">{t('Row height')}</span>
        <Segments
          label={t('Row height')}
          size="sm"
          fill
          value={look.density}
          onChange={(density) => onLook({ ...look, density })}
          options={densities.map((value) => ({ value, label: t(names[value]) }))}
        />
      </div>
    </>
  )
}

const names = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }
