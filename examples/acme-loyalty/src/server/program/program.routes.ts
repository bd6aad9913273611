import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Program } from '../../contract.ts'
import { LoyaltySettings } from '../../settings.ts'

const ProgramReply = Type.Object({ success: Type.Literal(true), program: LoyaltySettings })

export const programRoutes = defineRoutes([Program], (app, program) => {
  app.get(
    '/api/v1/loyalty/program/',
    { config: { access: 'public' }, schema: { response: { 200: ProgramReply } } },
    async () => ({ success: true as const, program: await program.settings() }),
  )
})
