import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'
import { type ChangeEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'
import { currentLanguage, useTexts } from '../ui/texts.ts'
import type { PhoneFieldProps } from './phone-field.tsx'
import { countriesIn, type Phone, storedPhone, typedPhone } from './phone-number.ts'

/** The field once the numbering plans are there. */
export default function PhoneBox({ ties, value, onChange, onLeave, country = 'CA', disabled }: PhoneFieldProps) {
  const t = useTexts('admin')
  const countries = useMemo(() => countriesIn(currentLanguage()), [])
  const usual: CountryCode = isSupportedCountry(country) ? country : 'CA'
  const [shown, setShown] = useState<Phone>(() => storedPhone(value, usual))
  // Changed from outside (reset, another version taken over): it wins.
  const phone = shown.value === value ? shown : storedPhone(value, value === '' ? shown.country : usual)
  const put = (next: Phone) => {
    setShown(next)
    if (next.value !== value) onChange(next.value)
  }
  const caret = useCaret()
  return (
    <Input
      {...ties}
      ref={caret.input}
      type="tel"
      autoComplete="tel-national"
      value={phone.national}
      disabled={disabled}
      onChange={(event) => put(typedPhone(caret.typed(event, phone.national), phone.country))}
      onBlur={onLeave}
      prefix={
        <span className="phone-country">
          <span aria-hidden="true">{phone.country}</span>
          <Icon name="chevron-down" size="sm" />
          <select
            aria-label={t('Country of the phone number')}
            value={phone.country}
            disabled={disabled}
            onChange={({ target }) => {
              const chosen = countries.find(({ code }) => code === target.value)
              if (chosen) put(typedPhone(phone.national, chosen.code))
            }}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}

/** Keeps the caret behind the digit it stood at, although signs come and go around it. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    const field = input.current
    if (!field || wanted.current === undefined) return
    const place = placeAfter(field.value, wanted.current)
    wanted.current = undefined
    field.setSelectionRange(place, place)
  })
  const typed = ({ target }: ChangeEvent<HTMLInputElement>, before: string): string => {
    const text = target.value
    const at = target.selectionStart ?? text.length
    let digits = digitsIn(text.slice(0, at))
    // Only a sign was removed: it would come back, so the digit before it goes.
    if (text.length < before.length && digitsIn(text) === digitsIn(before) && digits > 0) {
      const cut = placeAfter(text, digits)
      digits -= 1
      wanted.current = digits
      return text.slice(0, cut - 1) + text.slice(cut)
    }
    wanted.current = at === text.length ? undefined : digits
    return text
  }
  return { input, typed }
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** Where the text stands after so many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  let place = 0
  while (place < text.length && seen < digits) {
    if (/\d/.test(text.charAt(place))) seen += 1
    place += 1
  }
  return place
}
