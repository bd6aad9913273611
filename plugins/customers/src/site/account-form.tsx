import type { FormNotice } from '@ashlar/sdk/site'
import type { ReactNode } from 'react'
import { problemOf } from './problem.ts'
import { words } from './visitor-texts.ts'

export interface AccountField {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  readonly autoComplete?: string
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly value?: string
  readonly hint?: string
  /** Two of them stand side by side where there is room. */
  readonly isHalf?: boolean
  /** Shown only once the server asks for it. */
  readonly isLater?: boolean
  /** Choices, by value; a field of text without them. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

interface AccountFormProps {
  /** Unique on the page. */
  readonly name: string
  readonly action: string
  readonly fields: readonly AccountField[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly submit: string
  readonly variant?: 'success' | 'danger'
  readonly language: string
  /** Why the form that was sent just now was refused; it may have been another one of the page. */
  readonly notice: FormNotice | null
  /** Said in place of going on to another page; without a script, by the page that follows. */
  readonly done?: string
  /** A bot check goes along. */
  readonly isChecked?: boolean
}

/** A form of an account page: it works by itself, and with the page's script without leaving the page. */
export function AccountForm(props: AccountFormProps) {
  const { name, action, fields, hidden = {}, submit, variant = 'success', language, done, isChecked } = props
  const notice = props.notice?.values['form'] === name ? props.notice : null
  const problem = notice && problemOf(notice, language)
  return (
    <form
      className="account-form"
      method="post"
      action={action}
      {...(done !== undefined && { 'data-done': done })}
      {...(isChecked && { 'data-checked': '' })}
    >
      {Object.entries({ form: name, ...hidden }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <p className="account-state" role="alert" {...(problem && { 'data-kind': 'bad' })}>
        {problem?.summary}
      </p>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={{
            ...field,
            ...(notice?.values[field.name] !== undefined && { value: notice.values[field.name] ?? '' }),
          }}
          form={name}
          problem={problem?.fields[field.name] ?? ''}
          isHidden={field.isLater === true && problem?.needsCode !== true}
        />
      ))}
      <button type="submit" className="button" data-variant={variant} data-sending={words(language).sending}>
        {submit}
      </button>
    </form>
  )
}

interface FieldProps {
  readonly field: AccountField
  readonly form: string
  readonly problem: string
  readonly isHidden: boolean
}

function Field({ field, form, problem, isHidden }: FieldProps) {
  const { name, label, type = 'text', isRequired = false, value = '', hint, isHalf, choices } = field
  const id = `${form}-${name}`
  const described = [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-problem`].join(' ')
  const shared = {
    ...{ id, name, required: isRequired, autoComplete: field.autoComplete, 'aria-describedby': described },
    ...(problem !== '' && { 'aria-invalid': true }),
  }
  return (
    <div className="account-field" {...(isHalf && { 'data-half': '' })} hidden={isHidden}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="account-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {choices === undefined ? (
        <input {...shared} type={type} maxLength={field.maxLength} defaultValue={value} />
      ) : (
        <select {...shared} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {hint !== undefined && (
        <p className="account-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="account-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}

/** Something that was done on the page before this one. */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <p className="account-state" data-kind="good" role="status">
      {children}
    </p>
  )
}
