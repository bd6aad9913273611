import { setImmediate } from 'node:timers/promises'
import { layers } from '@ashlar/sdk/renderer'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import { transform } from 'lightningcss'

/** The last sheet of each package, as written and as served: from composition to composition most are the same. */
const lastOf = new Map<string, { readonly css: string; readonly text: string }>()

/** Style sheets of packages, each in the layer of blocks, as small as they get. */
export class BlockCss {
  readonly #byType: ReadonlyMap<string, string>
  readonly #byPackage: ReadonlyMap<string, string>

  private constructor(byType: ReadonlyMap<string, string>, byPackage: ReadonlyMap<string, string>) {
    this.#byType = byType
    this.#byPackage = byPackage
  }

  /** Lets others work between packages: the composition before this one goes on answering requests. */
  static async from(packages: readonly ComposedPackage[]): Promise<BlockCss> {
    const byType = new Map<string, string>()
    const byPackage = new Map<string, string>()
    for (const { name, css, blocks } of packages) {
      if (css === '') continue
      const last = lastOf.get(name)
      const text = last?.css === css ? last.text : minified(name, inLayer(css))
      lastOf.set(name, { css, text })
      byPackage.set(name, text)
      for (const { type } of blocks) byType.set(type, text)
      if (last?.css !== css) await setImmediate()
    }
    return new BlockCss(byType, byPackage)
  }

  /** The sheets of these block types, each package's once, in the order of composition. */
  of(types: Iterable<string>): string {
    const wanted = new Set(Array.from(types, (type) => this.#byType.get(type)))
    return [...this.#byPackage.values()].filter((css) => wanted.has(css)).join('')
  }

  ofPackage(name: string): string {
    return this.#byPackage.get(name) ?? ''
  }

  /** All of them, for the canvas. */
  all(): string {
    return layers + [...this.#byPackage.values()].join('')
  }
}

/** A sheet without layers would win over everything that a person sets. */
function inLayer(css: string): string {
  return css.includes('@layer') ? css : `@layer blocks{${css}}`
}

function minified(name: string, css: string): string {
  const targets = { chrome: 120 << 16, firefox: 120 << 16, safari: (17 << 16) | (2 << 8) }
  const { code } = transform({
    filename: `${name}/style.css`,
    code: Buffer.from(css),
    minify: true,
    targets,
    errorRecovery: true,
  })
  return Buffer.from(code).toString()
}
