import { readFileSync } from 'node:fs'

/** Brand and version of the system, told with the sign-in data (OPEN-117). */
export const system = { brand: 'Ashlar', version: ownVersion() } as const

function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : '0.0.0'
}
