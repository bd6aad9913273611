import type { CallDefinition, ParamsOf, QueryOf } from './call.ts'

/** What may be sent for a schema: read-only, and undefined where it may be left out. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? {
        readonly [Name in keyof T]: Record<never, never> extends Pick<T, Name>
          ? Given<T[Name]> | undefined
          : Given<T[Name]>
      }
    : T

type NotGiven = { readonly [name in never]: never }

/** What stands in the address of a call: its parameters, and those of its query. */
export type AddressInput<C extends CallDefinition> = (C extends { readonly params: object }
  ? { readonly params: Given<ParamsOf<C>> }
  : NotGiven) &
  (C extends { readonly query: object }
    ? NotGiven extends QueryOf<C>
      ? { readonly query?: Given<QueryOf<C>> | undefined }
      : { readonly query: Given<QueryOf<C>> }
    : NotGiven)

/** An argument that may be left out where nothing has to be given. */
export type Optionally<Input> = NotGiven extends Input ? [input?: Input] : [input: Input]

/** The address of a call: parameters encoded, undefined ones of the query left out, lists repeated. */
export function addressOf<C extends CallDefinition>(call: C, ...[input]: Optionally<AddressInput<C>>): string {
  return addressWith(call, input ?? {})
}

/** The same for code that holds calls of any kind. */
export function addressWith(
  call: CallDefinition,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const named = new Map(Object.entries(params ?? {}))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named.get(name))))
  const text = searchOf(query ?? {}).toString()
  return text === '' ? path : `${path}?${text}`
}

function searchOf(query: object): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(name, String(each))
  }
  return search
}
