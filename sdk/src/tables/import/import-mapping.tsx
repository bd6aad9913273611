import { useId } from 'react'
import type { ImportMapping, ImportState } from '../../definition/import-calls.ts'
import { Select } from '../../ui/input.tsx'
import { useTexts } from '../../ui/texts.ts'

export interface ImportMappingTableProps {
  readonly state: ImportState
  readonly mapping: ImportMapping
  readonly onChange: (mapping: ImportMapping) => void
}

/** Which column of the file fills which field, with examples from its first rows. */
export function ImportMappingTable({ state, mapping, onChange }: ImportMappingTableProps) {
  const t = useTexts('admin')
  const id = useId()
  const { fields, head } = state
  const options = [{ value: '', label: t('Do not import') }, ...head.map((value) => ({ value, label: value }))]
  const choose = (name: string, column: string) => {
    const { [name]: _, ...others } = mapping
    onChange(column === '' ? others : { ...others, [name]: column })
  }
  return (
    <div className="scroller sheet">
      <table className="tbl">
        <caption className="sr">{t('Columns in the file')}</caption>
        <thead>
          <tr>
            <th>{t('Field')}</th>
            <th>{t('Column in the file')}</th>
            <th className="hide-sm">{t('Examples')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, title, isRequired }) => (
            <tr key={name}>
              <td id={`${id}${name}`}>
                {title}
                {isRequired && <span className="t3 xs"> {t('required')}</span>}
              </td>
              <td>
                <Select
                  size="sm"
                  aria-labelledby={`${id}${name}`}
                  value={mapping[name] ?? ''}
                  options={options}
                  onChange={(column) => choose(name, column)}
                />
              </td>
              <td className="t3 xs hide-sm">{examplesOf(state, mapping[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first three values of a column that are not empty. */
function examplesOf({ head, sample }: ImportState, column: string | undefined): string {
  const at = column === undefined ? -1 : head.indexOf(column)
  const values = sample.map((cells) => cells[at] ?? '').filter((value) => value !== '')
  return values.slice(0, 3).join(', ').slice(0, 80)
}
