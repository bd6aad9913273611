import { accountRemoved } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { forgetDashboards } from '../dashboard/dashboard.service.ts'
import { type Account, AccountEntity } from './account.entity.ts'
import type { AccountNotes } from './account-notes.ts'

/** An account of a website goes with its sessions and tokens; what its person wrote stays, under their name. */
export async function removeAccount(
  tx: Transaction,
  notes: Pick<AccountNotes, 'within'>,
  { guid, id, tenant }: Pick<Account, 'guid' | 'id'> & { readonly tenant: string },
): Promise<void> {
  await tx.db(AccountEntity).deleteFrom('account').where('guid', '=', guid).execute()
  await forgetDashboards(tx, guid)
  await notes.within(tx, tenant, async (own) => {
    await own.search.remove('user', id)
    await own.emit(accountRemoved, { account: guid })
  })
}
