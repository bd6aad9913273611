import { createHash } from 'node:crypto'
import type { ComposedPackage } from '@ashlar/sdk/surface'

/** Below it lies the code of several packages' blocks in one file each. */
export const joinedPrefix = '/_ashlar/blocks/'

type Package = Pick<ComposedPackage, 'browser'>

/** Files that the editor loads of a package, each once. */
export const blockFiles = ({ browser }: Package): string[] => [
  ...new Set([browser['./renderer'], browser['./editor']].filter((file) => file !== undefined)),
]

/**
 * Address of one file with the blocks of these packages. It says all by itself, so every process with the same
 * packages answers it: what they are, and a bit for each whether it is in.
 */
export function joinedAddress<P extends Package>(packages: readonly P[], isIn: (each: P) => boolean): string {
  const bits = withBlocks(packages).map((each) => (isIn(each) ? '1' : '0'))
  return `${joinedPrefix}${digest(packages)}-${BigInt(`0b1${bits.join('')}`).toString(16)}.js`
}

/** The packages whose blocks lie at an address; undefined when it is none of these packages. */
export function packagesAt<P extends Package>(packages: readonly P[], file: string): P[] | undefined {
  const [, name, set] = /^([0-9a-f]{16})-([0-9a-f]{1,500})\.js$/.exec(file) ?? []
  if (set === undefined || name !== digest(packages)) return undefined
  const all = withBlocks(packages)
  const bits = BigInt(`0x${set}`).toString(2).slice(1)
  return bits.length === all.length ? all.filter((_, at) => bits[at] === '1') : undefined
}

const withBlocks = <P extends Package>(packages: readonly P[]) => packages.filter((each) => blockFiles(each).length > 0)

/** The addresses of their files hold name and version. */
const digest = (packages: readonly Package[]) =>
  createHash('sha256').update(packages.flatMap(blockFiles).join('\n')).digest('hex').slice(0, 16)
