// Loads modules of a folder as a built server does, where no test's module runner stands between, and tells of it.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { shareModules, shareModulesWith } from '../store/shared-modules.ts'
import { builtExports } from './entry-exports.ts'

const [folder = '', ...files] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const { cache } = require
shareModules(join(folder, 'store'))
shareModulesWith([join(folder, 'dist'), join(folder, 'not-built')])
Reflect.set(globalThis, 'own', require('react'))
for (const file of files) {
  const path = join(folder, file)
  const told = await Promise.all([builtExports(path), builtExports(path)]).then(
    async ([one, other]) => ({
      answer: one['answer'],
      isOne: one === other && one === (await import(path)),
      isWalked: cache[path] === undefined,
    }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.({ [file]: told })
}
process.disconnect?.()
