/** A call as the description of the API has it. */
export interface DescribedCall {
  readonly id: string
  readonly method: string
  /** With parameters in braces. */
  readonly path: string
  readonly gives: 'json' | 'file'
  /** Its part of the description, without the headers that a client sends by itself. */
  readonly operation: Readonly<Record<string, unknown>>
}

/** The calls of a description of the API (OpenAPI 3.1) that have names, in the order of these. */
export function callsIn(document: unknown): DescribedCall[] {
  const described = entriesOf(membersOf(document)['paths']).flatMap(([path, methods]) =>
    entriesOf(methods).flatMap(([method, operation]) => callOf(path, method.toUpperCase(), operation)),
  )
  return described.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function callOf(path: string, method: string, operation: Readonly<Record<string, unknown>>): DescribedCall[] {
  const { operationId: id, parameters, responses } = operation
  if (typeof id !== 'string') return []
  const given = Array.isArray(parameters) ? parameters.filter((each) => membersOf(each)['in'] !== 'header') : []
  const isJson = entriesOf(responses).some(
    ([status, { content }]) => status < '300' && 'application/json' in membersOf(content),
  )
  return [{ id, method, path, gives: isJson ? 'json' : 'file', operation: { ...operation, parameters: given } }]
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const entriesOf = (value: unknown): [string, Readonly<Record<string, unknown>>][] =>
  Object.entries(membersOf(value)).map(([name, each]) => [name, membersOf(each)])
