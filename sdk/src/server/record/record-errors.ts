import type { Records } from '../../definition/record/records.ts'
import { AshlarError } from '../errors.ts'

/** What calls of records' tags, fields and people answer to bad input; the codes begin with the module, as its own do. */
export const recordErrors = ({ module, record }: Pick<Records, 'module' | 'record'>) => {
  const prefix = module.id.toUpperCase()
  const code = record.toUpperCase()
  const one = record.replaceAll('_', ' ')
  return {
    unknownRecord: () => new AshlarError(`${prefix}_UNKNOWN_${code}`, 404, `There is no such ${one}.`),
    unknownAssignee: () =>
      new AshlarError(`${prefix}_UNKNOWN_ASSIGNEE`, 422, 'This person cannot be assigned. Choose someone else.'),
    notAssigned: () => new AshlarError(`${prefix}_NOT_ASSIGNED`, 404, 'This person is not assigned.'),
    tooManyAssignees: (most: number) =>
      new AshlarError(
        `${prefix}_TOO_MANY_ASSIGNEES`,
        422,
        `At most ${most} people can be assigned. Remove someone first.`,
      ),
    mayNotAssign: () =>
      new AshlarError('FORBIDDEN', 403, 'Only owners, administrators and managers can assign people.'),
    invalidValue: () => new AshlarError(`${prefix}_INVALID_CUSTOM_FIELD`, 422, 'A custom field has an invalid value.'),
    invalidFilter: () =>
      new AshlarError(`${prefix}_INVALID_FILTER`, 422, 'A filter by a custom field has an invalid value.'),
  }
}
