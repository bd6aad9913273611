import { defineCall, token } from '@ashlar/sdk'
import { LoyaltySettings } from '../settings.ts'

export const getProgram = defineCall({
  id: 'loyalty.getProgram',
  method: 'GET',
  path: '/api/v1/loyalty/program/',
  summary: 'Show what a visit is worth',
  reply: { program: LoyaltySettings },
  access: 'public',
})

/** The programme of the website whose request is running. */
export interface Program {
  settings(): Promise<LoyaltySettings>
}
export const Program = token<Program>('loyalty.program')
