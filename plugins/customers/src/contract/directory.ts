import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { ContactSource, Customer, NewCustomer } from './customer.ts'
import type { Vehicle } from './vehicle.ts'

/** What others learn of a customer. */
export type KnownCustomer = Omit<Customer, 'vehicles' | 'custom_fields' | 'tags' | 'assignees'>

/** Customers of the website of the running work, for modules that deal with them. */
export interface CustomerDirectory {
  find(tx: Transaction, id: number): Promise<KnownCustomer | undefined>
  /** Those that are there, in no particular order. */
  byIds(tx: Transaction, ids: readonly number[]): Promise<KnownCustomer[]>
  /** Those with these addresses, in lower case; in no particular order. */
  byEmails(tx: Transaction, emails: readonly string[]): Promise<KnownCustomer[]>
  /** Those whose words begin with each of these: name, company, email, phone, vehicles. */
  search(tx: Transaction, words: string, limit: number): Promise<KnownCustomer[]>
  /**
   * The customer with this email, or else a new one. What is empty in a customer who was there is filled in; what is
   * not stays.
   */
  ensure(tx: Transaction, person: Omit<NewCustomer, 'custom_fields' | 'tags'>, source: ContactSource): Promise<number>
  /** The customer that signs in with this account. */
  ofAccount(tx: Transaction, guid: string): Promise<KnownCustomer | undefined>
  /** Names of the customer's tags, in order. */
  tagsOf(tx: Transaction, customerId: number): Promise<string[]>
  /** Give a customer a tag, besides those that they have. Does nothing for one who is gone. */
  tag(tx: Transaction, customerId: number, tag: string): Promise<void>
  vehicle(tx: Transaction, id: number): Promise<(Vehicle & { readonly customerId: number }) | undefined>
  vehiclesOf(tx: Transaction, customerId: number): Promise<Vehicle[]>
  /** The same for several customers at once; those without vehicles are not in it. */
  vehiclesOfAll(tx: Transaction, customerIds: readonly number[]): Promise<ReadonlyMap<number, Vehicle[]>>
}
export const CustomerDirectory = token<CustomerDirectory>('customers.directory')
