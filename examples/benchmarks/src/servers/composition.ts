// The product with a number of made-up packages, whose folders are given as arguments.
import { admin } from '@ashlar/admin'
import { installedPackages, packageFromFolder, startServer } from '@ashlar/core'
import { site } from '@ashlar/site'

const blocks = ['wrapper', 'section', 'container', 'row', 'text', 'textbox', 'image', 'button']

await startServer({
  surfaces: [site, admin],
  packages: Promise.all([
    installedPackages(
      import.meta.url,
      blocks.map((block) => `@ashlar/block-${block}`),
    ),
    Promise.all(process.argv.slice(2).map((folder) => packageFromFolder(folder))),
  ]).then((parts) => parts.flat()),
})
