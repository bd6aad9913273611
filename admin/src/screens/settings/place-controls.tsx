import { countries, currencies } from '@ashlar/sdk'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { currentLanguage, type Option, Select } from '@ashlar/sdk/ui'
import { useMemo } from 'react'

export const CurrencyControl = (props: FieldControlProps) => <Choice {...props} options={currencyOptions} />
export const CountryControl = (props: FieldControlProps) => <Choice {...props} options={countryOptions} />
export const TimeZoneControl = (props: FieldControlProps) => <Choice {...props} options={timeZoneOptions} />

const currencyOptions = () => named('currency', currencies)
const countryOptions = () => named('region', countries())
const timeZoneOptions = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))

/** One of many. A stored value that is not among them stays to be seen and changed. */
function Choice({ ties, value, onChange, onLeave, options }: FieldControlProps & { options: () => Option[] }) {
  const known = useMemo(options, [options])
  const chosen = typeof value === 'string' ? value : ''
  const all = known.some((option) => option.value === chosen) ? known : [{ value: chosen, label: chosen }, ...known]
  return <Select {...ties} value={chosen} options={all} onChange={onChange} onBlur={onLeave} />
}

/** Codes under their names in the person's language, in the order of the names. */
function named(type: 'currency' | 'region', codes: readonly string[]): Option[] {
  const names = new Intl.DisplayNames(currentLanguage(), { type })
  return codes
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((one, other) => one.label.localeCompare(other.label, currentLanguage()))
}
