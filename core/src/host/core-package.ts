import { core } from '@ashlar/sdk/platform'
import { coreServer } from '../platform/server.ts'
import { coreVersion } from './own-version.ts'
import { packageFromValues } from './package-from-values.ts'

/** Core's own module, written with the SDK like any other and composed before all of them. */
export const corePackage = packageFromValues({
  name: '@ashlar/core',
  version: coreVersion,
  root: { core },
  server: coreServer,
})
