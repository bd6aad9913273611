import type { ListCall } from '../admin/list-call.ts'
import { type Choice, Picker, type PickerProps } from '../forms/picker/picker.tsx'
import type { FieldFilter } from '../tables/filters.tsx'

export interface PickerFilterOptions<C extends ListCall> extends Pick<PickerProps<C>, 'call' | 'query' | 'choiceOf'> {
  /** In the address and in the call. */
  readonly name: string
  readonly title: string
  /** What the address names, once it is known. */
  readonly chosen: Choice | undefined
}

/**
 * A filter by one of many records, found by typing.
 *
 * @example
 * const boat = useCall(getBoat, { params: { id } }, { enabled: id !== undefined }).data?.boat
 * const filter = pickerFilter({ name: 'boat_id', title: 'Boat', call: listBoats, choiceOf, chosen: boat && choiceOf(boat) })
 */
export function pickerFilter<C extends ListCall>({
  name,
  title,
  chosen,
  ...asked
}: PickerFilterOptions<C>): FieldFilter {
  const known = (value: string) => (String(chosen?.id) === value ? chosen : undefined)
  return {
    ...{ kind: 'field', name, title },
    label: (value) => known(value)?.title ?? '…',
    field: ({ ties, value, onChange }) => (
      <Picker
        {...asked}
        ties={ties}
        label={title}
        value={value === '' ? null : (known(value) ?? { id: value, title: '…' })}
        onChange={(choice) => onChange(choice === null ? '' : String(choice.id))}
      />
    ),
  }
}
