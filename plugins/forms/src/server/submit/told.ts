import { type BlockProps, isMailAddress } from '@ashlar/sdk'
import type { form } from '../../block/block.ts'
import type { MappedCustomer } from '../../events.ts'
import { addressPartOf, parseAddress } from '../../form/address.ts'
import { keyedFields } from '../../form/field-keys.ts'
import type { SentField } from '../../submission.ts'

type Fields = Pick<BlockProps<typeof form>, 'dynamicForm'>

/** The parts of a customer that the published form's fields stand for (FORM-031, OPEN-262). */
export function customerOf({ dynamicForm }: Fields, sent: readonly SentField[]): MappedCustomer {
  const customer: Record<string, string> = {}
  const put = (part: string, value: string | undefined) => {
    if (value && customer[part] === undefined) customer[part] = value
  }
  for (const { key, field } of keyedFields(dynamicForm)) {
    const value = sent
      .find((each) => each.key === key)
      ?.values.join(', ')
      .trim()
    if (field.customerMapping === '-1' || !value) continue
    const address = field.type === 'gPlaces' ? parseAddress(value) : undefined
    const part = addressPartOf[field.customerMapping]
    put(field.customerMapping, address && part ? address[part] : value)
    if (!address) continue
    for (const [mapping, each] of Object.entries(addressPartOf)) if (each) put(mapping, address[each])
  }
  return customer
}

/** Where an answer goes: what was mapped to the email, else the first field that holds one. Undefined for none. */
export function emailOf({ dynamicForm }: Fields, sent: readonly SentField[]): string | undefined {
  const keyed = keyedFields(dynamicForm)
  const inOrder = [
    ...keyed.filter(({ field }) => field.customerMapping === 'email'),
    ...keyed.filter(({ field }) => field.validateEmail),
  ]
  const values = inOrder.map(({ key }) => sent.find((each) => each.key === key)?.values[0]?.trim() ?? '')
  return values.find(isMailAddress)
}

/** Who sent it, in few words: the name, else the address. */
export function senderOf({ firstname, lastname, email }: MappedCustomer, address: string | undefined): string {
  const name = [firstname, lastname].filter(Boolean).join(' ')
  return oneLine(name || (email ?? address ?? '')).slice(0, 200)
}

/** How it begins, for the list: what was written at length, else the first values. */
export function excerptOf(sent: readonly SentField[]): string {
  const long = sent.find(({ type, values }) => type === 'textarea' && values.length > 0)
  const texts = long ? long.values : sent.flatMap(({ values }) => values)
  return oneLine(texts.join(' · ')).slice(0, 200)
}

/** All that was sent, for search. */
export const wordsOf = (sent: readonly SentField[]): string => sent.flatMap(({ values }) => values).join('\n')

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
