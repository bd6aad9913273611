import { useState } from 'react'
import { type Amount, decimalText } from '../../money/amount.ts'
import { currencyDigits } from '../../money/currency.ts'
import type { ControlTies } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { currentLanguage } from '../../ui/texts.ts'
import { decimalOf } from '../typed-number.ts'
import { signOf, typedAmount } from './typed-amount.ts'

export interface MoneyFieldProps {
  readonly ties?: ControlTies
  /** In minor units of the currency; null for none, undefined while what was typed is no amount. */
  readonly value: Amount | null | undefined
  /** Undefined for what was typed and is no amount: the field keeps it, and nothing should be saved. */
  readonly onChange: (amount: Amount | null | undefined) => void
  readonly onLeave?: () => void
  /** ISO 4217: `CAD`. It says how many decimals there are. */
  readonly currency: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** An amount of money, typed and shown as people of the language write it. */
export function MoneyField(props: MoneyFieldProps) {
  const { ties, value, onChange, onLeave, currency, placeholder, disabled = false } = props
  const language = currentLanguage()
  /** As it is typed; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>()
  const isRefused = typed !== undefined && value === undefined
  return (
    <Input
      {...ties}
      inputMode={currencyDigits(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="money"
      prefix={<span className="add">{signOf(currency, language)}</span>}
      disabled={disabled}
      placeholder={placeholder}
      value={typed ?? (value === null || value === undefined ? '' : shown(value, currency, language))}
      onFocus={({ target }) => {
        if (isRefused) return
        setTyped(
          value === null || value === undefined ? '' : decimalText(value, currency).replace('.', decimalOf(language)),
        )
        // As soon as the text stands there: whatever is typed before would be selected, too, and lost.
        queueMicrotask(() => target.select())
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? null : typedAmount(target.value, currency, language))
      }}
      onBlur={() => {
        // What is no amount stays to be mended.
        if (value !== undefined) setTyped(undefined)
        onLeave?.()
      }}
    />
  )
}

/** With groups of digits, as `1,508.23`; the sign stands before the field. */
function shown(amount: Amount, currency: string, language: string): string {
  const digits = currencyDigits(currency)
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // As text, which is formatted exactly; a division would have to be rounded.
  return format.format(decimalText(amount, currency) as `${number}`)
}
