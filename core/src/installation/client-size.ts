import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PackageSource } from '../host/package-source.ts'

/** Bytes gzip of what browsers load of a package. */
export interface ClientSize {
  readonly visitor: number
  readonly staff: number
}

/** Relative imports in built code, static and dynamic. */
const imported = /(?:\bfrom|\bimport)\s*(?:\(\s*)?["'](\.{1,2}\/[^"']+)["']/g

const nothing: ClientSize = { visitor: 0, staff: 0 }

/** Each file counts once for visitors and once for staff, with the files of the package that it imports. */
export async function clientSizeOf(source: PackageSource | undefined): Promise<ClientSize> {
  if (source === undefined) return nothing
  const { folder, entries } = source.browser ?? { folder: '', entries: {} }
  const css = await packed(Buffer.from(await source.css()))
  const of = async (files: readonly (string | undefined)[]) => {
    const sizes = await sizesFrom(
      folder,
      files.filter((file) => file !== undefined),
    )
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }
  return { visitor: (await of([entries['./client']])) + css, staff: (await of(Object.values(entries))) + css }
}

async function sizesFrom(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (sizes.has(file) || file.startsWith('..')) continue
    const code = await readFile(join(folder, file)).catch(() => undefined)
    sizes.set(file, code === undefined ? 0 : await packed(code))
    for (const [, path = ''] of (code?.toString('utf8') ?? '').matchAll(imported)) {
      open.push(relative(folder, join(folder, dirname(file), path)))
    }
  }
  return sizes
}

const compress = promisify(gzip)
const packed = async (bytes: Buffer) => (bytes.length === 0 ? 0 : (await compress(bytes)).length)
