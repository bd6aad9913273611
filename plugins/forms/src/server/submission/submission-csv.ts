import type { CsvColumn } from '@ashlar/sdk/server'
import type { SentField } from '../../submission.ts'
import type { SubmissionWithFields } from './submission.service.ts'

type Columns = Readonly<Record<string, CsvColumn<SubmissionWithFields>>>

/** Fields that get a column of their own; the others share the last one. */
const mostColumns = 200

/** Id of the list's column in whose place the fields stand. */
const content = 'excerpt'

/** Columns of the list as a file, by the ids that the list has for them, with one for each field. */
export function csvColumns(labels: readonly string[]): Columns {
  const own = labels.slice(0, mostColumns)
  const isOther = ({ label }: SentField) => !own.includes(label)
  return {
    created: { title: 'Sent', value: ({ createdAt }) => createdAt },
    form: { title: 'Form', value: ({ formName }) => formName },
    sender: { title: 'From', value: ({ sender }) => sender },
    ...Object.fromEntries(
      own.map((label, at): [string, CsvColumn<SubmissionWithFields>] => [
        `${content}.${at}`,
        { title: label, value: ({ fields }) => fields.flatMap((each) => (each.label === label ? each.values : [])) },
      ]),
    ),
    ...(labels.length > mostColumns && {
      [`${content}.other`]: { title: 'Other fields', value: ({ fields }) => fields.filter(isOther).map(lineOf) },
    }),
    tags: { title: 'Tags', value: ({ tags }) => tags },
    files: { title: 'Files', value: ({ fileCount }) => fileCount },
    assignee: { title: 'Assigned to', value: ({ assignee }) => assignee?.displayName ?? '' },
    state: { title: 'State', value: stateOf },
  }
}

/** Ids that a list asks for, with the fields in the place of its one column for them. */
export const csvWanted = (columns: Columns, asked: string | undefined): string | undefined =>
  asked
    ?.split(',')
    .flatMap((id) => (id === content ? Object.keys(columns).filter((each) => each.startsWith(`${content}.`)) : [id]))
    .join(',')

const lineOf = ({ label, values }: SentField) => `${label}: ${values.join(', ')}`

/** As the list says it. */
const stateOf = ({ isSpam, held, isRead }: SubmissionWithFields) => {
  if (isSpam) return 'Spam'
  return held === null ? (isRead ? 'Read' : 'New') : 'Moderation'
}
