import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { botCheck } from '../module.ts'

/** A challenge that was used, until it would be too late for it anyway. */
export const SolvedChallengeEntity = defineEntity({
  name: 'SolvedChallenge',
  ...tableOf(botCheck, 'solved_challenge'),
  properties: { tenantId: tenantId(), signature: p.text().primary(), endsAt: p.datetime() },
})
