import { factors, type Method, type Shipment } from './carbon.ts'

/** What the sentences are made of, in the language of the page. */
export type ShipmentWords = Readonly<Record<'method' | 'weight' | 'distance' | 'required' | 'wrong', string>>

/** What was typed, by the names of the fields. */
export interface Typed {
  readonly method: string
  readonly shipmentWeight: string
  readonly shipmentDistance: string
}

/** Sentences by field; those that are right have none (BLK-CARBON-002 to -004, OPEN-204). */
export type Problems = { readonly [Field in keyof Typed]?: string }

/** The shipment, or what is wrong with it. */
export function readShipment(
  typed: Typed,
  words: ShipmentWords,
): { readonly shipment: Shipment } | { readonly problems: Problems } {
  const weight = amount(typed.shipmentWeight, words.weight, words)
  const distance = amount(typed.shipmentDistance, words.distance, words)
  if (isMethod(typed.method) && typeof weight === 'number' && typeof distance === 'number') {
    return { shipment: { method: typed.method, weight, distance } }
  }
  return {
    problems: {
      ...(!isMethod(typed.method) && { method: named(words.required, words.method) }),
      ...(typeof weight === 'string' && { shipmentWeight: weight }),
      ...(typeof distance === 'string' && { shipmentDistance: distance }),
    },
  }
}

/** A number, or the sentence that says why it is none. A comma is a thousand here and a half there: it is refused. */
function amount(text: string, name: string, words: ShipmentWords): number | string {
  const trimmed = text.trim()
  if (trimmed === '') return named(words.required, name)
  const number = /^\d{1,15}(\.\d{1,15})?$/.test(trimmed) ? Number(trimmed) : 0
  return number > 0 ? number : named(words.wrong, name)
}

const named = (sentence: string, name: string): string => sentence.replace('{name}', name)

const isMethod = (text: string): text is Method => Object.hasOwn(factors, text)
