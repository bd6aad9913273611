import { token } from '../definition/token.ts'

/** Somebody with an account on the website of the running request or job. */
export interface WebsiteAccount {
  readonly id: number
  readonly guid: string
  readonly displayName: string
  readonly email: string
  /** 1 owner, 2 administrator, 3 manager, 4 editor, 5 staff, 6 customer; of a website's own role its level. */
  readonly role_id: number
}

export interface StaffQuery {
  /** Words of the name or email; without it the first by name. */
  readonly search?: string | undefined
  /** Only these accounts, at most 100: whether work can be given to them. */
  readonly ids?: readonly number[] | undefined
  /** 20 without it, at most 100. */
  readonly limit?: number | undefined
}

/** Accounts of the website of the running request or job. */
export interface People {
  /** People of the back office (roles 1 to 5) whose account is not disabled, by name. */
  staff(query?: StaffQuery): Promise<readonly WebsiteAccount[]>
  /** Accounts by id, customers and disabled ones too; unknown ids are left out. At most 1,000 ids. */
  byIds(ids: readonly number[]): Promise<ReadonlyMap<number, WebsiteAccount>>
  /** The account with this guid, as an actor names it; undefined for none of the website. */
  find(guid: string): Promise<WebsiteAccount | undefined>
}
export const People = token<People>('core.people')
