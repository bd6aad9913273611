import { readFileSync } from 'node:fs'

/** Version of this package: of the host, and of its own module towards others. */
export const coreVersion = readOwnVersion()

function readOwnVersion(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (typeof json === 'object' && json !== null && 'version' in json && typeof json.version === 'string') {
    return json.version
  }
  throw new Error('The package.json of @ashlar/core has no version.')
}
