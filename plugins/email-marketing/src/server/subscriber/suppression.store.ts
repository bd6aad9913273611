import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { emailHash } from '../hashes.ts'
import { SubscriberEntity } from './subscriber.entity.ts'
import { SuppressionEntity } from './suppression.entity.ts'

/** @throws SUPPRESSED unless it is to be lifted */
export async function liftSuppression(tx: Transaction, email: string, isLifted: boolean): Promise<void> {
  const suppressed = { emailHash: emailHash(email) }
  if ((await tx.em.count(SuppressionEntity, suppressed)) === 0) return
  const error = errors.SUPPRESSED(email)
  if (!isLifted) throw error.at({ path: 'email', message: error.message })
  await tx.em.nativeDelete(SuppressionEntity, suppressed)
  await tx.em.nativeUpdate(SubscriberEntity, { email, state: 'suppressed' }, { state: 'unsubscribed' })
}
