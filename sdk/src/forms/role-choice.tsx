import { useTexts } from '../ui/texts.ts'
import { CheckGroup, type CheckGroupProps } from './check-group.tsx'

/** OPEN-146: the roles of the back office and the shop by their `role_id`. */
const roleNames = [
  [1, 'Owner'],
  [2, 'Administrator'],
  [3, 'Manager'],
  [4, 'Editor'],
  [5, 'Staff'],
  [6, 'Customer'],
] as const

export interface RoleChoiceProps extends Omit<CheckGroupProps<number>, 'options'> {
  /** Which roles are offered; the five of the back office without it. */
  readonly offered?: readonly number[]
}

/** Which roles something is for, matched on `role_id` (PERM-103): never on their names, which a language changes. */
export function RoleChoice({ offered = [1, 2, 3, 4, 5], ...props }: RoleChoiceProps) {
  const t = useTexts('admin')
  const options = roleNames.filter(([id]) => offered.includes(id)).map(([value, name]) => ({ value, label: t(name) }))
  return <CheckGroup {...props} options={options} />
}
