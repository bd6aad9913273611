import { Chip } from '../ui/badge.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { Popover } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'

/** One filter of a list: which of a few values its rows may have. */
export interface Filter {
  /** In the address and in the call. */
  readonly name: string
  readonly title: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface FiltersProps {
  readonly filters: readonly Filter[]
  readonly chosen: Readonly<Record<string, readonly string[]>>
  readonly onChange: (chosen: Readonly<Record<string, readonly string[]>>) => void
}

/** Active filters as chips, the way to more, and "Clear all". */
export function Filters({ filters, chosen, onChange }: FiltersProps) {
  const t = useTexts('admin')
  const active = filters.filter((filter) => (chosen[filter.name] ?? []).length > 0)
  return (
    <div className="filters">
      {active.map((filter) => (
        <Chip
          key={filter.name}
          removeLabel={t('Remove filter {title}', { title: filter.title })}
          onRemove={() => onChange({ ...chosen, [filter.name]: [] })}
        >
          {filter.title}: <b>{labels(filter, chosen[filter.name] ?? [])}</b>
        </Chip>
      ))}
      <Popover
        label={t('Filters')}
        width={220}
        trigger={
          <button type="button" className="chip dash">
            <Icon name="plus" size="sm" />
            {t('Add filter')}
          </button>
        }
      >
        {filters.map((filter) => (
          <fieldset key={filter.name} className="choices">
            <legend className="label">{filter.title}</legend>
            {filter.options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={(chosen[filter.name] ?? []).includes(option.value)}
                onChange={(on) => onChange(toggled(chosen, filter, option.value, on))}
              />
            ))}
          </fieldset>
        ))}
      </Popover>
      {active.length > 0 && (
        <button type="button" className="link xs" onClick={() => onChange({})}>
          {t('Clear all')}
        </button>
      )}
    </div>
  )
}

const labels = (filter: Filter, values: readonly string[]): string =>
  values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value).join(', ')

function toggled(chosen: FiltersProps['chosen'], filter: Filter, value: string, on: boolean): FiltersProps['chosen'] {
  const before = chosen[filter.name] ?? []
  // In the order of the options, so that one choice has one address.
  const wanted = filter.options
    .map((option) => option.value)
    .filter((each) => (each === value ? on : before.includes(each)))
  return { ...chosen, [filter.name]: wanted }
}
