// The site with a few blocks, under its supervisor: small, so that it is there again soon.
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { installedPackages, startServer } from '@ashlar/core'
import { supervise } from '@ashlar/core/supervisor'
import { site } from '@ashlar/site'

if (cluster.isPrimary) await supervise({ main: fileURLToPath(import.meta.url) })
else {
  const names = ['wrapper', 'section', 'container', 'text'].map((name) => `@ashlar/block-${name}`)
  await startServer({ surfaces: [site], packages: installedPackages(import.meta.url, names) })
}
