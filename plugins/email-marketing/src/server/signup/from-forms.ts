import { defineEvent } from '@ashlar/sdk'
import { Database, on, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { isAddress, normalAddress } from '../address.ts'
import { hasList } from '../list/list.store.ts'
import { ConsentEntity } from '../subscriber/consent.entity.ts'
import { SignupEntity } from './signup.entity.ts'
import { keep } from './signup.service.ts'

/**
 * What the forms module tells when somebody ticked a form's newsletter box (OPEN-242), as far as it is needed here. Events
 * are known by their ids: without that module nobody tells it, and this one misses nothing.
 */
const optedIn = defineEvent(
  'forms.newsletter_opt_in',
  Type.Object({
    submissionId: Type.Integer(),
    email: Type.String(),
    listId: Type.Integer({ minimum: 0 }),
    consentText: Type.String(),
    formName: Type.String(),
  }),
)

/** A ticked box is a sign-up like any other: the mail to confirm comes first. Told twice, it is taken in once. */
export const fromForms = on(optedIn, [Database], async (told, database) => {
  const email = normalAddress(told.email)
  if (!isAddress(email)) return
  await database.tenant(async (tx) => {
    const source = `Form “${told.formName}” (#${told.submissionId})`
    if (await isKnown(tx, source)) return
    // A list that staff have deleted since takes nobody in, now or later.
    if (told.listId !== 0 && !(await hasList(tx, told.listId))) return
    await keep(tx, {
      ...{ email, listId: told.listId, text: told.consentText, source },
      ...{ addressHash: '', isVerified: true },
    })
  })
})

async function isKnown(tx: Transaction, source: string): Promise<boolean> {
  return (await tx.em.count(SignupEntity, { source })) > 0 || (await tx.em.count(ConsentEntity, { source })) > 0
}
