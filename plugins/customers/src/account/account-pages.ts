import { token } from '@ashlar/sdk'
import type { OwnProfile } from '../contract/account-calls.ts'

/** What the pages of accounts ask the server. */
export interface AccountPages {
  /** Whether visitors can create accounts on this website. */
  takesRegistrations(): Promise<boolean>
  /** What the account's customer says of themselves; empty for one without. */
  profileOf(account: string): Promise<OwnProfile>
}
export const AccountPages = token<AccountPages>('customers.account-pages')
