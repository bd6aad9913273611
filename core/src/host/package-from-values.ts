import { isModule, type Manifest, type PackageEntry } from '@ashlar/sdk'
import type { PackageOrigin } from '@ashlar/sdk/platform'
import type { BrowserFiles, PackageSource } from './package-source.ts'

/** A package made of values: for tests, and for the host's own module. */
export interface PackageValues {
  /** npm name. */
  readonly name: string
  /** `1.0.0` without it. */
  readonly version?: string
  /** Made from the module or the name where it is left out. */
  readonly manifest?: Partial<Manifest>
  /** Exports of the root entry: modules and blocks. */
  readonly root: Readonly<Record<string, unknown>>
  /** Default export of an entry, or a function that gives or throws it. */
  readonly server?: unknown
  readonly site?: unknown
  readonly renderer?: unknown
  readonly css?: string
  readonly browser?: BrowserFiles
  /** `distribution` without it. */
  readonly origin?: PackageOrigin
}

/** @example packageFromValues({ name: '@acme/quote', root: { quote }, renderer: quoteRenderer }) */
export function packageFromValues(values: PackageValues): PackageSource {
  const module = Object.values(values.root).find(isModule)
  const id = module?.id ?? values.name.replace(/^@/, '').replace(/[^a-z0-9_/-]/g, '-')
  const defaults: Partial<Record<PackageEntry, unknown>> = {
    './server': values.server,
    './site': values.site,
    './renderer': values.renderer,
  }
  return {
    name: values.name,
    version: values.version ?? '1.0.0',
    origin: values.origin ?? 'distribution',
    description: '',
    manifest: { kind: module ? 'module' : 'block', id, sdk: '*', ...values.manifest },
    load: async (entry) => {
      if (entry === '.') return values.root
      const value = defaults[entry]
      if (value === undefined) return undefined
      return { default: typeof value === 'function' ? await value() : value }
    },
    css: async () => values.css ?? '',
    browser: values.browser,
  }
}
