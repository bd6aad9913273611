import { gzipSync } from 'node:zlib'
import { Header, type HeaderData } from 'tar'

/** An entry of an archive: a file unless it says otherwise. `path` with its first folder, as npm writes `package/…`. */
export interface ArchiveEntry {
  readonly path: string
  readonly body?: string | Buffer
  readonly type?: NonNullable<HeaderData['type']>
  readonly linkpath?: string
}

/** A tar archive of exactly these entries, also of those that no packer would write. */
export function archive(entries: readonly ArchiveEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, body = '', type = 'File', linkpath }) => {
    const bytes = Buffer.from(body)
    const header = new Header({
      path,
      type,
      size: bytes.length,
      mode: 0o644,
      mtime: new Date(0),
      ...(linkpath && { linkpath }),
    })
    header.encode()
    return [header.block ?? Buffer.alloc(0), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

/** Files of a package by path, without the first folder. */
export type PackageFiles = Readonly<Record<string, string | Buffer>>

/** As `npm pack` would write it. */
export function tarballOf(files: PackageFiles, more: readonly ArchiveEntry[] = []): Buffer {
  const entries = Object.entries(files).map(([path, body]) => ({ path: `package/${path}`, body }))
  return gzipSync(archive([...entries, ...more]))
}

/** A block package of a stranger, as it is published. `json` replaces members of its package.json. */
export function quotePackage(json: Readonly<Record<string, unknown>> = {}): PackageFiles {
  const manifest = {
    ...{ name: '@acme/quote', version: '1.0.0', description: 'What a customer said', license: 'MIT', type: 'module' },
    ashlar: { kind: 'block', id: 'acme/quote', sdk: '*' },
    exports: { '.': './dist/index.js', './renderer': './dist/renderer.js' },
    ...json,
  }
  return {
    'package.json': JSON.stringify(manifest),
    'README.md': '# Quote',
    'dist/index.js': `import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
export const quote = defineBlock({
  type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content',
  schema: Type.Object({ text: Type.String({ title: 'Text', default: '' }) }),
})
`,
    'dist/renderer.js': `import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { jsx } from 'react/jsx-runtime'
import { quote } from './index.js'
export default defineBlockRenderer(quote, ({ props, root }) => jsx('blockquote', { ...root(), children: props.text }))
`,
  }
}
