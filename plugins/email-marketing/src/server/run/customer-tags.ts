import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'

/** What automations do with customers, who are known by their id: they may be absent. */
export interface CustomerTags {
  tag(tx: Transaction, customerId: number, tag: string): Promise<void>
}
export const CustomerTags = token<CustomerTags>('customers.directory')
