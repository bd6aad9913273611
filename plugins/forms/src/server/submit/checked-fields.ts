import type { BlockProps } from '@ashlar/sdk'
import type { form } from '../../block/block.ts'
import { type FormField, inOrder } from '../../form/field.ts'
import { type KeyedField, keyedFields } from '../../form/field-keys.ts'
import { carriesValue } from '../../form/field-types.ts'
import { filesProblem, togetherProblem } from '../../form/files.ts'
import { isPhone } from '../../form/phone.ts'
import { canBeFilled, sentValues } from '../../form/sent-values.ts'
import { shownAmong } from '../../form/shown.ts'
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
  const keyed = keyedFields(dynamicForm)
  const shown = shownFields(dynamicForm, keyed, received, around)
  for (const { key, field } of keyed) {
    const { type } = field
    // A field that was hidden is asked of nobody, and what was sent for it all the same is left out.
    if (!carriesValue(type) || !canBeFilled(field, around) || !shown.has(field)) continue
    const own = filesOf(received, key, field)
    const sent = sentFor(received, key, field)
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

/** The fields that a visitor saw, by what was sent. */
function shownFields(
  dynamicForm: readonly FormField[],
  keyed: readonly KeyedField[],
  received: ReceivedForm,
  around: FieldsAround,
): ReadonlySet<FormField> {
  const keys = new Map(keyed.map(({ key, field }) => [field, key]))
  return shownAmong(inOrder(dynamicForm), (field) => {
    const key = keys.get(field)
    if (key === undefined) return undefined
    return canBeFilled(field, around) ? sentFor(received, key, field) : []
  })
}

const filesOf = ({ files }: ReceivedForm, key: string, { type }: FormField): readonly ReceivedFile[] =>
  type === 'file' ? files.filter((file) => file.key === key) : []

const sentFor = (received: ReceivedForm, key: string, field: FormField): readonly string[] =>
  field.type === 'file'
    ? filesOf(received, key, field).map(({ name }) => name)
    : sentValues(field, valuesOf(received, key))

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
