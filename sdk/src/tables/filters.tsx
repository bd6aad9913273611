import type { ReactNode } from 'react'
import { Chip } from '../ui/badge.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { dayText } from '../ui/day-text.ts'
import { type ControlTies, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'
import { Popover } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'

interface NamedFilter {
  /** In the address and in the call. */
  readonly name: string
  readonly title: string
}

/** Which of a few values rows may have. */
export interface ChoiceFilter extends NamedFilter {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A calendar day, `2026-12-01`: one end of a span of time, say. */
export interface DayFilter extends NamedFilter {
  readonly kind: 'day'
}

/** What the field of a filter is given. */
export interface FilterField {
  readonly ties: ControlTies
  /** '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A value for which a module has a field of its own: an amount, or one of many records. */
export interface FieldFilter extends NamedFilter {
  readonly kind: 'field'
  /** How the value is shown. */
  readonly label: (value: string) => string
  readonly field: (props: FilterField) => ReactNode
}

/** One filter of a list. */
export type Filter = ChoiceFilter | DayFilter | FieldFilter

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
        {filters.map((filter) =>
          'kind' in filter ? (
            <Own key={filter.name} filter={filter} chosen={chosen} onChange={onChange} />
          ) : (
            <Choices key={filter.name} filter={filter} chosen={chosen} onChange={onChange} />
          ),
        )}
      </Popover>
      {active.length > 0 && (
        <button type="button" className="link xs" onClick={() => onChange({})}>
          {t('Clear all')}
        </button>
      )}
    </div>
  )
}

type PartOf<Kind extends Filter> = Omit<FiltersProps, 'filters'> & { readonly filter: Kind }

function Choices({ filter, chosen, onChange }: PartOf<ChoiceFilter>) {
  return (
    <fieldset className="choices">
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
  )
}

function Own({ filter, chosen, onChange }: PartOf<DayFilter | FieldFilter>) {
  const value = chosen[filter.name]?.[0] ?? ''
  const put = (next: string) => onChange({ ...chosen, [filter.name]: next === '' ? [] : [next] })
  return (
    <div className="choices choices--day">
      <Field label={filter.title}>
        {(ties) =>
          filter.kind === 'field' ? (
            filter.field({ ties, value, onChange: put })
          ) : (
            <Input {...ties} type="date" value={value} onChange={({ target }) => put(target.value)} />
          )
        }
      </Field>
    </div>
  )
}

function labels(filter: Filter, values: readonly string[]): string {
  if ('kind' in filter) return values.map(filter.kind === 'day' ? dayText : filter.label).join(', ')
  return values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value).join(', ')
}

function toggled(
  chosen: FiltersProps['chosen'],
  filter: ChoiceFilter,
  value: string,
  on: boolean,
): FiltersProps['chosen'] {
  const before = chosen[filter.name] ?? []
  // In the order of the options, so that one choice has one address.
  const wanted = filter.options
    .map((option) => option.value)
    .filter((each) => (each === value ? on : before.includes(each)))
  return { ...chosen, [filter.name]: wanted }
}
