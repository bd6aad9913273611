import { consent } from '@ashlar/sdk/visitor'
import type { FieldDescription } from '../block/described.ts'
import { addressPartOf, parseAddress } from '../form/address.ts'
import { combobox } from './combobox.ts'
import type { LiveField } from './live-field.ts'
import { pageWords } from './page-words.ts'

interface Prediction {
  readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } }
}

interface Place {
  readonly id: string
  readonly text: string
}

const service = 'https://places.googleapis.com/v1'

/** Milliseconds (OPEN-261). */
const delay = 300

/**
 * Addresses are suggested (ADDR-001). The service is another company's: it is asked once the visitor has allowed such
 * services, or asks for suggestions here.
 */
export function addressInput(form: HTMLFormElement, field: LiveField, fields: readonly LiveField[]): void {
  const [input] = field.controls
  const key = input?.dataset['places']
  if (!(input instanceof HTMLInputElement) || !key) return
  const start = () => suggest(form, field, fields, { input, key })
  if (consent('external')) {
    start()
    return
  }
  const ask = document.createElement('button')
  ask.type = 'button'
  ask.className = 'form-ask'
  ask.textContent = pageWords().suggest
  ask.addEventListener('click', () => {
    ask.remove()
    start()
    input.focus()
  })
  input.after(ask)
}

interface Box {
  readonly input: HTMLInputElement
  readonly key: string
}

function suggest(form: HTMLFormElement, field: LiveField, fields: readonly LiveField[], { input, key }: Box): void {
  const session = crypto.randomUUID()
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key }
  combobox<Place>(input, {
    delay,
    find: async (text, signal) => {
      const body = JSON.stringify({ input: text, includedRegionCodes: ['ca'], sessionToken: session })
      const reply = await fetch(`${service}/places:autocomplete`, { method: 'POST', headers, body, signal })
      if (!reply.ok) throw new Error(`The places service answered ${reply.status}.`)
      const { suggestions = [] }: { readonly suggestions?: readonly Prediction[] } = await reply.json()
      return suggestions.flatMap(({ placePrediction: place }) =>
        place ? [{ id: place.placeId, text: place.text.text }] : [],
      )
    },
    textOf: ({ text }) => text,
    chosen: (place) => {
      formatted(place, session, headers)
        .then((address) => {
          input.value = address
          take(form, field, fields, address)
        })
        .catch((error: unknown) => {
          console.error(error)
          take(form, field, fields, input.value)
        })
    },
  })
}

async function formatted({ id }: Place, session: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const address = `${service}/places/${encodeURIComponent(id)}?${new URLSearchParams({ sessionToken: session })}`
  const reply = await fetch(address, { headers: { ...headers, 'x-goog-fieldmask': 'formattedAddress' } })
  if (!reply.ok) throw new Error(`The places service answered ${reply.status}.`)
  const { formattedAddress }: { readonly formattedAddress?: string } = await reply.json()
  if (!formattedAddress) throw new Error('The places service gave no address.')
  return formattedAddress
}

/** Its parts go where the form asks for them; its country decides how phones are written (OPEN-262). */
function take(form: HTMLFormElement, field: LiveField, fields: readonly LiveField[], address: string): void {
  const parts = parseAddress(address)
  if (!parts) {
    // ADDR-006, OPEN-263
    console.error('This address does not have the expected format:', address)
    field.say(pageWords().address)
    return
  }
  field.say('')
  if (parts.countryCode !== '') form.dataset['country'] = parts.countryCode
  const hidden = form.querySelector<HTMLInputElement>('input[type="hidden"][name="fields"]')
  const described: Readonly<Record<string, FieldDescription>> = JSON.parse(hidden?.value ?? '{}')
  for (const other of fields) {
    const part = addressPartOf[described[other.key]?.customerMapping ?? '']
    const [control] = other.controls
    if (other === field || part === undefined || !control || control.value !== '') continue
    control.value = parts[part]
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
