import { MoneyField } from '@ashlar/sdk/forms'
import { Field, Input, useTexts } from '@ashlar/sdk/ui'

interface AmountFieldProps {
  readonly id: string
  readonly error: string | undefined
  readonly currency: string
  /** Undefined while what is typed is no amount. */
  readonly value: number | null | undefined
  /** Undefined for what is no amount. */
  readonly onChange: (amount: number | null | undefined) => void
}

/** How much money a dialog is about. */
export function AmountField({ id, error, currency, value, onChange }: AmountFieldProps) {
  const t = useTexts('invoicing')
  return (
    <Field id={id} label={t('Amount')} error={error}>
      {(ties) => <MoneyField ties={ties} currency={currency} value={value} onChange={onChange} />}
    </Field>
  )
}

interface LineFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A reason or a note in one line. */
export function LineField({ id, label, hint, value, onChange }: LineFieldProps) {
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      {(ties) => <Input {...ties} maxLength={400} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}
