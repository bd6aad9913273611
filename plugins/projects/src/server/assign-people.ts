import {
  type Actor,
  type Assignees,
  canAssignUsers,
  type People,
  type Transaction,
  type WebsiteAccount,
} from '@ashlar/sdk/server'
import { errors } from '../errors.ts'

interface WhoAssigns {
  /** Null for the server's own work. */
  readonly actor: Actor | null
  readonly people: People
}

/**
 * Assign these people to a record and no others. People who were assigned before stay assigned though they have left.
 *
 * @returns those who were not assigned before
 * @throws MAY_NOT_ASSIGN when that changes anything, NO_SUCH_PERSON
 */
export async function assignPeople(
  tx: Transaction,
  assignees: Assignees,
  id: number,
  users: readonly number[],
  { actor, people }: WhoAssigns,
): Promise<readonly WebsiteAccount[]> {
  const before = (await assignees.idsOf(tx, [id])).get(id) ?? []
  const fresh = users.filter((user) => !before.includes(user))
  if (fresh.length === 0 && before.length === users.length) return []
  if (actor !== null && !canAssignUsers(actor)) throw errors.MAY_NOT_ASSIGN()
  const staff = fresh.length === 0 ? [] : await people.staff({ ids: fresh, limit: fresh.length })
  if (staff.length < fresh.length) {
    const error = errors.NO_SUCH_PERSON()
    throw error.at({ path: 'assignees', message: error.message })
  }
  await assignees.set(tx, id, users)
  return staff
}
