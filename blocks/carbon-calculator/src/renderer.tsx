import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import { carbonCalculator } from './block.ts'
import { carbonTotal, shown } from './carbon.ts'
import { words } from './visitor-texts.ts'

const methods = ['expedited', 'ltl_dry_van', 'truckload'] as const

/** What the script says, in the language of the page. */
const said = (t: ReturnType<typeof words>) => ({
  'data-method': t.method,
  'data-weight': t.weight,
  'data-distance': t.distance,
  'data-required': t.required,
  'data-wrong': t.wrong,
  'data-tonnes': t.tonnes,
  'data-sum': t.sum,
})

/** The total of the shipment that the form starts with, if it has a whole one. */
function totalAtRest(props: BlockProps<typeof carbonCalculator>): number | undefined {
  const { method, shipmentWeight: weight, shipmentDistance: distance } = props
  return method === '' || weight === null || distance === null ? undefined : carbonTotal({ method, weight, distance })
}

/** The form and its result; the figures are worked out in the visitor's browser (OPEN-205). */
function CarbonCalculator({ id, props, root, view }: BlockComponentProps<typeof carbonCalculator>) {
  const field = (name: string) => ({ id: `${id}-${name}`, name, 'aria-describedby': `${id}-${name}-error` })
  const typed = { type: 'text', inputMode: 'decimal', autoComplete: 'off', required: true } as const
  const { unitOfMeasurement: unit } = props
  const t = words(view.language)
  const total = totalAtRest(props)
  const way = `${props.shipmentDistance} ${unit}`
  return (
    <div {...root}>
      <form data-bg="white" {...said(t)}>
        <div className="carbon-fields" inert={view.mode === 'canvas'}>
          <Field id={`${id}-method`} label={t.method}>
            <select {...field('method')} required defaultValue={props.method}>
              <option value="">{t.choose}</option>
              {methods.map((value) => (
                <option key={value} value={value}>
                  {t[value]}
                </option>
              ))}
            </select>
          </Field>
          <div className="carbon-pair">
            <Field id={`${id}-shipmentWeight`} label={t.weight}>
              <span className="carbon-unit">
                <input {...field('shipmentWeight')} {...typed} defaultValue={props.shipmentWeight ?? ''} />
                <span>{t.tonnes}</span>
              </span>
            </Field>
            <Field id={`${id}-shipmentDistance`} label={t.distance}>
              <span className="carbon-unit">
                <input {...field('shipmentDistance')} {...typed} defaultValue={props.shipmentDistance ?? ''} />
                <select name="unitOfMeasurement" aria-label={t.unit} defaultValue={unit}>
                  <option value="km">km</option>
                  <option value="mi">mi</option>
                </select>
              </span>
            </Field>
          </div>
          <p className="carbon-acts">
            <button type="submit" className="button">
              {t.calculate}
            </button>
            <button
              type="button"
              className="button"
              data-variant="outline"
              data-offset=""
              disabled={total === undefined}
            >
              {t.offset}
            </button>
          </p>
        </div>
        <p className="carbon-without">{t.noScript}</p>
      </form>
      <output data-bg="dark" aria-live="polite">
        <span data-rest="" hidden={total !== undefined}>
          {t.rest}
        </span>
        <span data-total="" hidden={total === undefined}>
          <span>{t.total}</span> <b data-carbon="">{total === undefined ? '–' : shown(total, view.language)}</b>{' '}
          <span data-over="">{total === undefined ? t.tonnes : t.sum.replace('{distance}', way)}</span>
        </span>
        <span data-offset-total="" hidden>
          <span>{t.offsetTotal}</span> <b>–</b>
        </span>
      </output>
    </div>
  )
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

const Field = ({ id, label, children }: FieldProps) => (
  <div className="carbon-field">
    <span>
      <label htmlFor={id}>
        {label} <b aria-hidden="true">*</b>
      </label>
      <span className="carbon-error" id={`${id}-error`} />
    </span>
    {children}
  </div>
)

export default defineBlockRenderer(carbonCalculator, CarbonCalculator, { client: () => 'visible' })
