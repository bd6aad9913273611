import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

/** Version of the SDK that this host and all its packages share; what `sdk` in a manifest is checked against. */
export const sdkVersion = readSdkVersion()

function readSdkVersion(): string {
  const file = findPackageJSON('@ashlar/sdk', import.meta.url)
  const json: unknown = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
  if (typeof json === 'object' && json !== null && 'version' in json && typeof json.version === 'string') {
    return json.version
  }
  throw new Error('The package.json of @ashlar/sdk has no version.')
}
