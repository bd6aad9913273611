import type { RouteScope } from '@ashlar/sdk/server'
import { isForm } from '@ashlar/sdk/server'

/** `contact.email`: a member of a member, no deeper. */
const nested = /^([a-z]+)\.([a-z_0-9]+)$/

/**
 * Forms without JavaScript have flat names: `contact.email` becomes the member `email` of `contact`, and a field that was
 * left empty is left out, as it would be in JSON.
 */
export function nestFields(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const groups = new Map<string, Map<string, string>>()
  const plain = new Map<string, unknown>()
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') continue
    const [, group, member] = nested.exec(name) ?? []
    if (group === undefined || member === undefined) plain.set(name, value)
    else groups.set(group, (groups.get(group) ?? new Map()).set(member, value))
  }
  for (const [group, members] of groups) plain.set(group, Object.fromEntries(members))
  return Object.fromEntries(plain)
}

/** Nest the fields of forms that calls of this scope take. */
export function takeNestedFields(scope: RouteScope): void {
  scope.addHook('preValidation', async (request) => {
    if (isForm(request) && isFlat(request.body)) request.body = nestFields(request.body)
  })
}

const isFlat = (body: unknown): body is Record<string, string> =>
  typeof body === 'object' && body !== null && Object.values(body).every((value) => typeof value === 'string')
