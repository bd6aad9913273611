import { startServer } from '@ashlar/core'
import { packages, surfaces } from './composition.ts'
import { seedDemo } from './seed/index.ts'

await startServer({ surfaces, packages, seed: seedDemo })
