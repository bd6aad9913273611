import { defineImport, type Transaction } from '@ashlar/sdk/server'
import { importedSubscribers } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import { ListEntity } from '../list/list.entity.ts'
import { defaultList } from '../list/list.store.ts'
import { recordConsent } from './consent.store.ts'
import { addSubscriber } from './subscriber.store.ts'
import { liftSuppression } from './suppression.store.ts'

const longestNote = 500

/**
 * Subscribers from a CSV file, at the word of the person who sends it. Whoever is on the list already stays as they are,
 * and nobody who asked never to be mailed is added: an old file brings nobody back who has left.
 */
export const subscriberImport = defineImport({
  ...importedSubscribers,
  columns: [
    { name: 'email', title: 'Email', isRequired: true, words: ['email address', 'mail'] },
    {
      name: 'note',
      title: 'How they agreed',
      isRequired: true,
      words: ['consent', 'opt-in', 'sign-up source', 'note'],
    },
    { name: 'list', title: 'List', words: ['newsletter', 'audience', 'group'] },
  ],
  deps: [],
  write: async ({ email: given = '', note = '', list = '' }, { tx, by }) => {
    const email = normalAddress(given)
    if (!isAddress(email)) throw errors.INVALID_EMAIL()
    const text = note.trim()
    if (text === '') throw errors.NO_CONSENT()
    await liftSuppression(tx, email, false)
    const listId = list.trim() === '' ? await defaultList(tx) : await listCalled(tx, list.trim())
    const subscriberId = await addSubscriber(tx, { email, listId, state: 'subscribed' })
    if (subscriberId === undefined) throw errors.ALREADY_ON_LIST(email)
    recordConsent(tx, subscriberId, { kind: 'by-hand', text: text.slice(0, longestNote), source: by, addressHash: '' })
    tx.audit({ action: 'subscriber.added', entity: 'subscriber', entityId: subscriberId, title: email })
  },
})

async function listCalled(tx: Transaction, name: string): Promise<number> {
  const list = await tx
    .db(ListEntity)
    .selectFrom('list')
    .select('id')
    .where(({ eb, fn, val }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name)])))
    .executeTakeFirst()
  if (list === undefined) throw errors.NO_LIST_CALLED(name)
  return list.id
}
