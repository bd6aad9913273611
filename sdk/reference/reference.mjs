// The typed API reference of the SDK as pages: `npm run reference` writes sdk/reference/out, from the built types and
// the sentences in them. TypeDoc needs TypeScript 6, which this workspace has for itself.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Application, LogLevel } from 'typedoc'
import { entries, sdk } from './entries.mjs'

const out = join(import.meta.dirname, 'out')
const all = entries()

const application = await Application.bootstrap({
  name: 'Ashlar SDK',
  entryPoints: all.map(({ types }) => types),
  tsconfig: join(import.meta.dirname, 'typedoc.tsconfig.json'),
  readme: join(sdk, 'README.md'),
  out,
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  hideGenerator: true,
  // A link to a type that no entry exports is worth mending, but no reason to be without the reference.
  validation: { notExported: false, invalidLink: true, notDocumented: false },
  logLevel: LogLevel.Warn,
  skipErrorChecking: true,
})
const project = await application.convert()
if (project === undefined) throw new Error('The types could not be read. See TypeDoc’s messages above.')
// TypeDoc names them after their files.
for (const module of project.children ?? []) {
  const entry = all.find(({ types }) => types.replace(/(\/index)?\.d\.ts$/, '').endsWith(`/dist/${module.name}`))
  if (entry !== undefined) module.name = entry.name
}
rmSync(out, { recursive: true, force: true })
await application.generateDocs(project, out)
if (application.logger.hasErrors()) process.exitCode = 1
console.log(`Reference: ${join(out, 'index.html')}`)
