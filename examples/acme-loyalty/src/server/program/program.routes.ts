import { defineRoutes } from '@ashlar/sdk/server'
import { getProgram, Program } from '../../contract.ts'

export const programRoutes = defineRoutes([Program], (app, program) => {
  app.call(getProgram, async () => ({ program: await program.settings() }))
})
