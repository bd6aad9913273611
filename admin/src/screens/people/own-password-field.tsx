import { Field, Input, useTexts } from '@ashlar/sdk/ui'

export interface OwnPasswordFieldProps {
  readonly id: string
  /** Why it is asked for. */
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (password: string) => void
}

/** The password of who is signed in, before something that is worth more than a stolen minute at the desk (T23). */
export function OwnPasswordField({ id, hint, error, value, onChange }: OwnPasswordFieldProps) {
  const t = useTexts('admin')
  return (
    <Field id={id} label={t('Your password')} required hint={hint} error={error}>
      {(ties) => (
        <Input
          {...ties}
          type="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
