import { startServer } from '@ashlar/core'
import { packages, surfaces } from '@ashlar/demo/composition'
import { kitGallery } from '@ashlar/playground'
import { seedGallery } from './seed.ts'

const all = Promise.resolve(packages).then((list) => [...list, kitGallery])

await startServer({ surfaces, packages: all, seed: seedGallery })
