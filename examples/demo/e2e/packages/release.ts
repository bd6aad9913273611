import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const examples = fileURLToPath(new URL('../../..', import.meta.url))
const ashlar = fileURLToPath(new URL('../../../../sdk/bin/ashlar.js', import.meta.url))

/** A change to a file of a release under test: its new text from the old one. */
export type Edits = Readonly<Record<string, (text: string) => string>>

/**
 * Pack a release of one of the strangers' packages as its author would: its present sources, with those files of
 * `past/<version>/` instead that the version had, and with `edits` made on purpose.
 *
 * @returns path of the tarball
 */
export async function packRelease(
  example: 'acme-testimonial' | 'acme-loyalty',
  version: string,
  into: string,
  edits: Edits = {},
): Promise<string> {
  const own = join(examples, example)
  // Beside the package, so that its imports are found as the author's are.
  const folder = await mkdtemp(join(examples, example, '.release-'))
  try {
    for (const part of ['src', 'package.json', 'README.md']) {
      await cp(join(own, part), join(folder, part), { recursive: true })
    }
    await cp(join(own, 'past', version), join(folder, 'src'), { recursive: true }).catch(absent)
    await edit(folder, { 'package.json': withVersion(version), ...edits })
    await run(process.execPath, [ashlar, 'pack', folder, '--into', into], { cwd: folder })
    return join(into, `${example}-${version}.tgz`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function edit(folder: string, edits: Edits): Promise<void> {
  for (const [file, change] of Object.entries(edits)) {
    const path = join(folder, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
}

const withVersion = (version: string) => (text: string) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`)

function absent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
