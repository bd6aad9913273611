import { roleNames } from '../platform/people.ts'
import { useTexts } from '../ui/texts.ts'
import { CheckGroup, type CheckGroupProps } from './check-group.tsx'

export interface RoleChoiceProps extends Omit<CheckGroupProps<number>, 'options'> {
  /** Which roles are offered; the five of the back office without it. */
  readonly offered?: readonly number[]
}

/** Which roles something is for, matched on `role_id`: never on their names, which a language changes. */
export function RoleChoice({ offered = [1, 2, 3, 4, 5], ...props }: RoleChoiceProps) {
  const t = useTexts('admin')
  const options = roleNames
    .map((name, index) => ({ value: index + 1, label: t(name) }))
    .filter(({ value }) => offered.includes(value))
  return <CheckGroup {...props} options={options} />
}
