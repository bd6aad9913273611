// Writes what @ashlar/client knows of the API, from the calls that examples/demo/calls.mjs prints.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import openapiTypes, { astToString } from 'openapi-typescript'

const source = join(import.meta.dirname, '../client/src')
const notice = '// Made by `npm run reference` from the description of the API; not to be changed by hand.\n'

const calls = await json(process.stdin)
await writeFile(join(source, 'operations.ts'), notice + (await typesOf(calls)))
await writeFile(join(source, 'calls.ts'), notice + tableOf(calls))
execFileSync('biome', ['format', '--write', source], { stdio: 'ignore' })
console.log(`Client: ${calls.length} calls.`)

/** The types of all calls, by their names; what a client sends by itself is left out. */
async function typesOf(calls) {
  const paths = {}
  for (const { path, method, operation } of calls) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  const document = { openapi: '3.1.0', info: { title: 'Ashlar', version: '1' }, paths }
  const nodes = await openapiTypes(document, { defaultNonNullable: false })
  return astToString(nodes.filter(({ name }) => name?.text === 'operations')).replaceAll(
    / *header\?: never;\n| *cookie\?: never;\n/g,
    '',
  )
}

/** Names, methods and paths, which a client needs when it runs. */
function tableOf(calls) {
  const rows = calls.map(
    ({ id, method, path, gives }) => `  '${id}': { method: '${method}', path: '${path}', gives: '${gives}' },`,
  )
  const fingerprint = createHash('sha256').update(JSON.stringify(calls)).digest('hex')
  return `import type { CallId } from './operation-types.ts'

/** How a call is sent, and whether it gives JSON or a file. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly gives: 'json' | 'file'
}

/** SHA-256 of the calls as they are described. */
export const madeFrom = '${fingerprint}'

export const calls: Readonly<Record<CallId, Call>> = {
${rows.join('\n')}
}
`
}
