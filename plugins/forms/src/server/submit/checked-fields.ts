import type { BlockProps } from '@ashlar/sdk'
import type { form } from '../../block/block.ts'
import type { FormField } from '../../form/field.ts'
import { keyedFields } from '../../form/field-keys.ts'
import { filesProblem, togetherProblem } from '../../form/files.ts'
import { isPhone } from '../../form/phone.ts'
import { canBeFilled, sentValues } from '../../form/sent-values.ts'
import { valueProblem } from '../../form/value-check.ts'
import type { FormWords } from '../../form/visitor-texts.ts'
import type { SentField } from '../../submission.ts'
import { mimeTypeOf } from './file-content.ts'
import { matches } from './pattern-engine.ts'
import type { ReceivedFile, ReceivedForm } from './received-form.ts'

export interface TypedFile extends ReceivedFile {
  readonly mimeType: string
}

/** A form held against the published one. */
export interface CheckedForm {
  /** Every field that can be filled in, with what was sent for it. */
  readonly fields: readonly SentField[]
  readonly files: readonly TypedFile[]
  /** By field key: what is wrong with it. Empty when all can be taken. */
  readonly problems: Readonly<Record<string, string>>
}

export interface FieldsAround {
  /** A places service is named, so that address boxes can be filled in (ADDR-005). */
  readonly hasPlaces: boolean
  /** Choices that other packages bring, by field type; absent where anything may be typed. */
  readonly choices: Readonly<Partial<Record<string, readonly string[]>>>
  /** In the language of the website. */
  readonly texts: FormWords
}

/** Take from a form what the published one asks for, and say what is wrong with it; whatever else was sent is left out. */
export function checkedFields(
  { dynamicForm }: Pick<BlockProps<typeof form>, 'dynamicForm'>,
  received: ReceivedForm,
  around: FieldsAround,
): CheckedForm {
  const fields: SentField[] = []
  const files: TypedFile[] = []
  const problems: [string, string][] = []
  for (const { key, field } of keyedFields(dynamicForm)) {
    const { type } = field
    if (type === 'info-box' || !canBeFilled(field, around)) continue
    const own = type === 'file' ? received.files.filter((file) => file.key === key) : []
    const sent = type === 'file' ? own.map(({ name }) => name) : sentValues(field, valuesOf(received, key))
    const problem = problemOf(field, sent, own, received.cut.has(key), around)
    if (problem !== undefined) problems.push([key, problem])
    fields.push({ key, label: field.label, type, values: [...sent] })
    files.push(...typed(own))
  }
  const together = togetherProblem(files, around.texts)
  const [first] = files
  if (together !== undefined && first) problems.push([first.key, together])
  return { fields, files, problems: Object.fromEntries(problems) }
}

const valuesOf = ({ values }: ReceivedForm, key: string): readonly string[] =>
  values.get(key) ?? values.get(`${key}[]`) ?? []

function problemOf(
  field: FormField,
  sent: readonly string[],
  own: readonly ReceivedFile[],
  isCut: boolean,
  { choices, texts }: FieldsAround,
): string | undefined {
  if (isCut) return texts.tooLong
  const known = choices[field.type]
  if (known && sent.some((value) => !known.includes(value))) return texts.option
  // PostgreSQL stores every character but this one.
  if (sent.some((value) => value.includes('\0'))) return texts.pattern
  const problem = valueProblem(field, sent, { matches, isPhone, texts })
  if (problem !== undefined || field.type !== 'file') return problem
  return filesProblem(own, texts) ?? (typed(own).length < own.length ? texts.fileType : undefined)
}

const typed = (own: readonly ReceivedFile[]): TypedFile[] =>
  own.flatMap((file) => {
    const mimeType = mimeTypeOf(file.name, file.head)
    return mimeType === undefined ? [] : [{ ...file, mimeType }]
  })
