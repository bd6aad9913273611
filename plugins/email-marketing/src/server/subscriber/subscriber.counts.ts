import type { SubscriberState } from '../../contract.ts'

export const countedTable = 'email_marketing.subscriber'

/** Parts of the table by which its rows are counted: `<list>:<state>`, as the migration says. */
export function partsOf(lists: readonly number[], states: readonly SubscriberState[]): string[] {
  return lists.flatMap((list) => states.map((state) => `${list}:${state}`))
}
