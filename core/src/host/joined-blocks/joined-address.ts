import { createHash } from 'node:crypto'
import type { ComposedPackage } from '@ashlar/sdk/surface'

/** Below it lie entries of several packages in one file each. */
export const joinedPrefix = '/_ashlar/blocks/'

type Package = Pick<ComposedPackage, 'browser'>

/** What one file has of its packages: what their blocks are, or the code that draws and edits them. */
export type JoinedPart = (typeof parts)[number]
const parts = ['definitions', 'code'] as const

/** Files that the editor loads of a package, each once. */
export function blockFiles({ browser }: Package, part: JoinedPart): string[] {
  const files = part === 'code' ? [browser['./renderer'], browser['./editor']] : [browser['./definitions']]
  return [...new Set(files.filter((file) => file !== undefined))]
}

/**
 * Address of one file with a part of these packages' blocks. It says all by itself, so every process with the same
 * packages answers it: what they are, and a bit for each whether it is in.
 */
export function joinedAddress<P extends Package>(
  packages: readonly P[],
  part: JoinedPart,
  isIn: (each: P) => boolean,
): string {
  const bits = withBlocks(packages).map((each) => (isIn(each) ? '1' : '0'))
  return `${joinedPrefix}${part}-${digest(packages)}-${BigInt(`0b1${bits.join('')}`).toString(16)}.js`
}

/** What lies at an address, of which packages; undefined when it is none of these packages. */
export function joinedAt<P extends Package>(
  packages: readonly P[],
  file: string,
): { readonly part: JoinedPart; readonly packages: P[] } | undefined {
  const [, name, digested, set] = /^([a-z]{1,11})-([0-9a-f]{16})-([0-9a-f]{1,500})\.js$/.exec(file) ?? []
  const part = parts.find((each) => each === name)
  if (set === undefined || part === undefined || digested !== digest(packages)) return undefined
  const all = withBlocks(packages)
  const bits = BigInt(`0x${set}`).toString(2).slice(1)
  return bits.length === all.length ? { part, packages: all.filter((_, at) => bits[at] === '1') } : undefined
}

const withBlocks = <P extends Package>(packages: readonly P[]) =>
  packages.filter((each) => blockFiles(each, 'code').length > 0)

/** The addresses of their files hold name and version. */
const digest = (packages: readonly Package[]) =>
  createHash('sha256')
    .update(packages.flatMap((each) => parts.flatMap((part) => blockFiles(each, part))).join('\n'))
    .digest('hex')
    .slice(0, 16)
