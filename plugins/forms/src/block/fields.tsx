import { Icon } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import { fileTypes } from '../form/files.ts'
import { longestValue, tickedValue } from '../form/value-check.ts'
import { yearLength } from '../form/vehicle.ts'
import { autocompleteOf, type FieldMarkup, tiesOf } from './field-parts.ts'
import type { LoadedChoices } from './load-data.ts'

/** What the whole of a field looks like: its words, what is wrong with it, its control, its hint. */
interface FrameProps {
  readonly markup: FieldMarkup
  readonly children: ReactNode
}

/** One control under its label. */
export function Labelled({ markup, children }: FrameProps) {
  const { field, ids, hint } = markup
  return (
    <>
      <div className="form-head">
        <label htmlFor={ids.control} className={field.showLabel ? undefined : 'visually-hidden'}>
          <Words markup={markup} />
        </label>
        <Problem markup={markup} />
      </div>
      {children}
      {hint !== '' && (
        <p className="form-hint" id={ids.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

/** Several controls that belong together. */
export function Grouped({ markup, children }: FrameProps) {
  const { field, ids, hint } = markup
  return (
    <fieldset id={ids.control} aria-describedby={hint === '' ? ids.error : `${ids.error} ${ids.hint}`} tabIndex={-1}>
      <legend className={field.showLabel ? undefined : 'visually-hidden'}>
        <Words markup={markup} />
      </legend>
      <Problem markup={markup} />
      {children}
      {hint !== '' && (
        <p className="form-hint" id={ids.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function Words({ markup: { field } }: { readonly markup: FieldMarkup }) {
  return (
    <>
      {field.label}
      {field.rules.required && (
        <span className="form-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

/** There from the start, so that what is said in it later belongs to the control (OPEN-249). */
function Problem({ markup: { ids, problem } }: { readonly markup: FieldMarkup }) {
  return (
    <span className="form-problem" id={ids.error}>
      {problem}
    </span>
  )
}

const firstOf = ({ values: [first = ''] }: FieldMarkup) => first

/** FORM-017, -018. */
export function TextInput({ markup }: { readonly markup: FieldMarkup }) {
  const { field, name } = markup
  const type = field.type === 'phone' ? 'tel' : field.validateEmail ? 'email' : 'text'
  return (
    <input
      {...tiesOf(markup)}
      type={type}
      name={name}
      maxLength={type === 'tel' ? 25 : longestValue}
      autoComplete={autocompleteOf(field)}
      defaultValue={firstOf(markup)}
    />
  )
}

/** FORM-021. */
export function TextArea({ markup }: { readonly markup: FieldMarkup }) {
  return (
    <textarea {...tiesOf(markup)} name={markup.name} rows={5} maxLength={longestValue} defaultValue={firstOf(markup)} />
  )
}

/** FORM-020: the browser's own, which shows the day in the visitor's way and sends `YYYY-MM-DD`. */
export function DateInput({ markup }: { readonly markup: FieldMarkup }) {
  return <input {...tiesOf(markup)} type="date" name={markup.name} defaultValue={firstOf(markup)} />
}

/** FORM-019. Without the service's key it says so and takes nothing (ADDR-005). */
export function AddressInput({
  markup,
  placesKey,
}: {
  readonly markup: FieldMarkup
  readonly placesKey: string | undefined
}) {
  const ties = tiesOf(markup)
  if (placesKey === '') {
    return (
      <input {...ties} required={false} type="text" name={markup.name} disabled placeholder={markup.texts.unable} />
    )
  }
  return (
    <input
      {...ties}
      type="text"
      name={markup.name}
      maxLength={400}
      autoComplete="off"
      data-places={placesKey}
      defaultValue={firstOf(markup)}
    />
  )
}

/** FORM-027, -023. */
export function Dropdown({ markup, names }: { readonly markup: FieldMarkup; readonly names: readonly string[] }) {
  const { placeholder, ...ties } = tiesOf(markup)
  return (
    <select {...ties} name={markup.name} defaultValue={firstOf(markup)}>
      <option value="">{placeholder ?? markup.texts.choose}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}

interface BoxesProps {
  readonly markup: FieldMarkup
  readonly type: 'radio' | 'checkbox'
  readonly names: readonly string[]
}

/** FORM-026, -028, -024. */
export function Boxes({ markup, type, names }: BoxesProps) {
  const { name, values, required } = markup
  return (
    <div className="form-boxes">
      {names.map((each) => (
        <label key={each}>
          <input
            type={type}
            name={name}
            value={each}
            defaultChecked={values.includes(each)}
            required={type === 'radio' && required}
          />
          {each}
        </label>
      ))}
    </div>
  )
}

/** FORM-028: a checkbox field without options has one box, with words of its own. */
export function OneBox({ markup }: { readonly markup: FieldMarkup }) {
  const { field, name, values, required } = markup
  return (
    <div className="form-boxes">
      <label>
        <input
          type="checkbox"
          name={name}
          value={tickedValue}
          defaultChecked={values.includes(tickedValue)}
          required={required}
        />
        {field.checkboxLabel || field.label}
      </label>
    </div>
  )
}

/** FORM-055 to -057. */
export function FileInput({ markup }: { readonly markup: FieldMarkup }) {
  return (
    <div className="form-drop">
      <input
        {...tiesOf(markup)}
        type="file"
        name={`${markup.name}[]`}
        multiple
        accept={Object.keys(fileTypes).join(',')}
      />
    </div>
  )
}

/** FORM-025, -049: without a script, and where the service does not answer, three boxes for any words. */
export function VehicleInput({ markup }: { readonly markup: FieldMarkup }) {
  const { ids, name, values, texts, required } = markup
  const [year = '', make = '', ...model] = firstOf(markup) === '' ? [] : values
  const box = (part: string, label: string, value: string) => (
    <div>
      <label className="form-part" htmlFor={`${ids.control}-${part}`}>
        {label}
      </label>
      <input
        id={`${ids.control}-${part}`}
        type="text"
        name={name}
        defaultValue={value}
        required={required}
        autoComplete="off"
        data-vehicle={part}
        {...(part === 'year' ? { inputMode: 'numeric' as const, maxLength: yearLength } : { maxLength: 60 })}
        aria-describedby={ids.error}
      />
    </div>
  )
  return (
    <div className="form-vehicle">
      {box('year', texts.year, year)}
      {box('make', texts.make, make)}
      {box('model', texts.model, model.join(' '))}
    </div>
  )
}

/** FORM-022. */
export function SearchInput({
  markup,
  choices,
}: {
  readonly markup: FieldMarkup
  readonly choices: LoadedChoices | undefined
}) {
  const { names = [], search } = choices ?? {}
  const list = `${markup.ids.control}-names`
  return (
    <>
      <input
        {...tiesOf(markup)}
        type="text"
        name={markup.name}
        maxLength={400}
        autoComplete="off"
        defaultValue={firstOf(markup)}
        {...(search !== undefined && { 'data-search': search })}
        {...(names.length > 0 && search === undefined && { list })}
      />
      {names.length > 0 && search === undefined && (
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  )
}

const infoIcons: Readonly<Record<string, string>> = {
  success: 'circle-check',
  warning: 'triangle-exclamation-point',
  danger: 'circle-exclamation-point',
}

/** FORM-030, -032. */
export function InfoBoxNote({ field: { infoBox } }: { readonly field: FieldMarkup['field'] }) {
  const { title, description, variant, align, className } = infoBox
  return (
    <div className={`form-info ${className}`.trim()} data-variant={variant} data-align={align}>
      <Icon name={infoIcons[variant] ?? 'info'} />
      <div>
        {title !== '' && <strong>{title}</strong>}
        {description !== '' && <p>{description}</p>}
      </div>
    </div>
  )
}
