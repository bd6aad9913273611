import { maybe } from '@ashlar/sdk'
import { discoverPackages, getPackageListing, getPackageScreenshot } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { PackageInstallation } from '../../host/tokens.ts'

/** What the registry has, and what it says of a package before that is installed. */
export const discoveryRoutes = defineRoutes([maybe(PackageInstallation)], (app, installation) => {
  if (installation === undefined) return
  app.call(discoverPackages, async ({ query }) => ({ results: await installation.discover(query) }))
  app.call(getPackageListing, async ({ query }) => ({ results: await installation.listing(query.name) }))
  app.call(getPackageScreenshot, async ({ query }, reply) => {
    const { bytes, contentType } = await installation.screenshot(query.name, query.version, query.number)
    // A stranger's bytes: shown as the picture that they are, and as nothing else.
    return reply
      .type(contentType)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=600')
      .send(bytes)
  })
})
