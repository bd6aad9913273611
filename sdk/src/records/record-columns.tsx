import type { CustomField, CustomValue } from '../definition/record/custom-field.ts'
import type { Assignee } from '../platform/assignee-calls.ts'
import type { Column } from '../tables/column.ts'
import { Avatars } from '../ui/avatars.tsx'
import type { Translate } from '../ui/texts.ts'
import { customValueText } from './custom-value-text.ts'

/** A list's column of tags. `t` is `useTexts('admin')`, as for the other columns here. */
export const tagColumn = <Row extends { readonly tags: readonly string[] }>(t: Translate): Column<Row> => ({
  ...{ id: 'tags', title: t('Tags'), hide: 'lg', className: 't2' },
  cell: ({ tags }) => tags.join(', '),
})

/** A list's column of the people who are assigned. */
export const assigneeColumn = <Row extends { readonly assignees: readonly Assignee[] }>(t: Translate): Column<Row> => ({
  ...{ id: 'assignees', title: t('Assigned to'), hide: 'lg' },
  cell: ({ assignees }) => <Avatars size="sm" names={assignees.map(({ displayName }) => displayName)} />,
})

/** A list's columns of custom fields (`field.hull`), hidden until a person chooses them. */
export const customFieldColumns = <Row extends { readonly custom_fields: readonly CustomValue[] }>(
  fields: readonly CustomField[],
  t: Translate,
): Column<Row>[] =>
  fields.map(({ id, label, type }) => ({
    ...{
      id: `field.${id}`,
      title: label,
      onDemand: true,
      hide: 'md',
      className: type === 'number' || type === 'date' ? 't2 num' : 't2',
    },
    cell: ({ custom_fields }) => customValueText(type, custom_fields.find((each) => each.id === id)?.value ?? '', t),
  }))
