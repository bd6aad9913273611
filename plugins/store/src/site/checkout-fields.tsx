import { countryNames, formatMoney } from '@ashlar/sdk'
import type { InputHTMLAttributes } from 'react'
import { pickup } from '../contract.ts'
import type { CheckoutData } from './checkout-page.tsx'
import type { BuyingWords } from './visitor-texts.ts'

interface CheckoutFieldsProps {
  readonly data: CheckoutData
  readonly texts: BuyingWords
  readonly language: string
}

/** Contact, delivery, address, payment, note, code and consent. */
export function CheckoutFields({ data, texts: t, language }: CheckoutFieldsProps) {
  const { quote, values } = data
  const field = (name: string, label: string, more: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <TextField
      {...{ name, label, more, data }}
      required={more.required === true}
      word={t.required}
      check={t.checkField}
    />
  )
  return (
    <>
      <h2>{t.contact}</h2>
      <div className="store-fields">
        {field('contact.firstname', t.firstName, { required: true, autoComplete: 'given-name', maxLength: 80 })}
        {field('contact.lastname', t.lastName, { required: true, autoComplete: 'family-name', maxLength: 80 })}
        {field('contact.email', t.email, { required: true, type: 'email', autoComplete: 'email', maxLength: 254 })}
        {field('contact.phone', t.phone, { type: 'tel', autoComplete: 'tel', maxLength: 40 })}
      </div>
      {quote.needsDelivery && (
        <>
          <Deliveries data={data} texts={t} language={language} />
          <fieldset className="store-fields" data-address="">
            <legend className="visually-hidden">{t.address}</legend>
            {field('address.address', t.address, { autoComplete: 'address-line1', maxLength: 200 })}
            {field('address.address_2', t.address2, { autoComplete: 'address-line2', maxLength: 200 })}
            {field('address.city', t.city, { autoComplete: 'address-level2', maxLength: 100 })}
            {field('address.province', t.province, { autoComplete: 'address-level1', maxLength: 100 })}
            {field('address.postal', t.postal, { autoComplete: 'postal-code', maxLength: 20 })}
            <CountryField {...{ data, texts: t, language }} />
          </fieldset>
        </>
      )}
      <fieldset className="store-choices" data-part="payments">
        <legend>{t.payment}</legend>
        {quote.payments.map(({ id, title }, index) => (
          <label key={id} className="store-check">
            <input
              type="radio"
              name="payment"
              value={id}
              required
              defaultChecked={values['payment'] === undefined ? index === 0 : values['payment'] === id}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className="store-fields">
        {field('code', t.code, { maxLength: 40, autoComplete: 'off' })}
        <div className="store-field store-wide">
          <label htmlFor="store-notes">{t.note}</label>
          <textarea id="store-notes" name="notes" rows={3} maxLength={2000} defaultValue={values['notes']} />
        </div>
      </div>
      {quote.terms !== '' && (
        <p className="store-consent">
          <label className="store-check">
            <input type="checkbox" name="consent" value="true" required />
            <span>{t.agree}</span>
          </label>
          <a href={quote.terms} target="_blank" rel="noopener">
            {t.readTerms}
          </a>
        </p>
      )}
    </>
  )
}

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly word: string
  readonly check: string
  readonly more: InputHTMLAttributes<HTMLInputElement>
  readonly data: CheckoutData
}

function TextField({ name, label, required, word, check, more, data }: TextFieldProps) {
  const id = `store-${name.replace('.', '-')}`
  const problem = problemOf(data, name, check)
  return (
    <div className="store-field">
      <label htmlFor={id}>
        {label}
        {required && (
          <>
            <span aria-hidden="true"> *</span>
            <span className="visually-hidden"> {word}</span>
          </>
        )}
      </label>
      <input
        type="text"
        {...more}
        id={id}
        name={name}
        defaultValue={data.values[name]}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
      {problem && (
        <p className="store-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** What is said at a field. What the server says of the shape of a request is meant for programs. */
function problemOf({ problems }: CheckoutData, name: string, check: string): string | undefined {
  if (problems.some(({ path }) => path === name.replace('.', '/'))) return check
  return problems.find(({ path }) => path === name)?.message
}

/** Pick-up, and the rates for the address; as long as none is known, a way to ask for them. */
function Deliveries({ data, texts: t, language }: CheckoutFieldsProps) {
  const { quote, delivery } = data
  const isOpen = quote.deliveries.every(({ id }) => id === pickup)
  const choice = (id: string, name: string, price: string) => (
    <label key={id} className="store-check">
      <input type="radio" name="delivery" value={id} defaultChecked={delivery === id} />
      <span>
        {name} {price !== '' && <b>{price}</b>}
      </span>
    </label>
  )
  return (
    <fieldset className="store-choices" data-part="deliveries">
      <legend>{t.howDelivered}</legend>
      {quote.deliveries.map(({ id, name, price }) =>
        choice(id, name, id === pickup ? '' : price === 0 ? t.free : formatMoney(price, quote.currency, language)),
      )}
      {isOpen && choice('', t.sendIt, '')}
      {isOpen && delivery === '' && <p className="store-hint">{t.addressFirst}</p>}
    </fieldset>
  )
}

function CountryField({ data, texts: t, language }: CheckoutFieldsProps) {
  return (
    <div className="store-field">
      <label htmlFor="store-country">{t.country}</label>
      <select
        id="store-country"
        name="address.country"
        autoComplete="country"
        defaultValue={data.values['address.country']}
      >
        <option value="">{t.choose}</option>
        {countryNames(language).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
