import type { ClientMount } from '@ashlar/sdk/renderer'
import { carbonTotal, offsetTotal, shown } from './carbon.ts'
import { type Problems, readShipment } from './read-shipment.ts'

const fields = ['method', 'shipmentWeight', 'shipmentDistance'] as const

/** Works out both figures; a change afterwards takes them back, since they would be another shipment's. */
export const mount: ClientMount = (element) => {
  const form = element.querySelector('form')
  const carbon = element.querySelector('[data-carbon]')
  const result = element.querySelector<HTMLElement>('[data-total]')
  const rest = element.querySelector<HTMLElement>('[data-rest]')
  const over = element.querySelector('[data-over]')
  const button = element.querySelector<HTMLButtonElement>('[data-offset]')
  const offset = element.querySelector<HTMLElement>('[data-offset-total]')
  if (!form || !carbon || !result || !rest || !over || !button || !offset) return
  const { lang } = document.documentElement
  const { method = '', weight = '', distance = '', required = '', wrong = '', tonnes = '', sum = '' } = form.dataset
  const words = { method, weight, distance, required, wrong }
  let total: number | undefined
  form.noValidate = true

  const show = (next: number | undefined, way?: string) => {
    total = next
    carbon.textContent = next === undefined ? '–' : shown(next, lang)
    over.textContent = way === undefined ? tonnes : sum.replace('{distance}', way)
    button.disabled = next === undefined
    offset.hidden = true
    result.hidden = next === undefined
    rest.hidden = next !== undefined
  }
  form.addEventListener('input', () => show(undefined))
  const read = () => {
    const text = (name: string) => String(new FormData(form).get(name) ?? '')
    const shipmentDistance = text('shipmentDistance')
    const typed = { method: text('method'), shipmentWeight: text('shipmentWeight'), shipmentDistance }
    const shipment = readShipment(typed, words)
    if ('problems' in shipment) show(undefined)
    else show(carbonTotal(shipment.shipment), `${shipmentDistance.trim()} ${text('unitOfMeasurement')}`)
    return 'problems' in shipment ? shipment.problems : {}
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tell(form, read())
  })
  // What it starts with has its total already; the browser may have kept something else.
  read()
  button.addEventListener('click', () => {
    const place = offset.querySelector('b')
    if (total === undefined || !place) return
    place.textContent = shown(offsetTotal(total), lang)
    offset.hidden = false
  })
}

/** Each sentence beside its field; the first field at fault gets the focus. */
function tell(form: HTMLFormElement, problems: Problems): void {
  let first: HTMLElement | undefined
  for (const name of fields) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLElement)) continue
    const problem = problems[name]
    control.toggleAttribute('aria-invalid', problem !== undefined)
    if (problem !== undefined) control.setAttribute('aria-invalid', 'true')
    const place = form.querySelector(`#${CSS.escape(`${control.id}-error`)}`)
    if (place) place.textContent = problem ?? ''
    if (problem !== undefined) first ??= control
  }
  first?.focus()
}
