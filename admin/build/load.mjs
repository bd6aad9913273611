// What a document has to name: the import map with integrity, the shell, its styles, what to preload; and what a first load is.
import { createHash } from 'node:crypto'
import { chunksOf, firstChunks, kilobytes } from './first-load.mjs'
import { sharedBase } from './shared.mjs'
import { shellBase } from './shell.mjs'

const digest = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

export function describe(shared, shell, icons, version) {
  const entry = shell.chunks.find((chunk) => chunk.isEntry)
  const atOnce = loadedBy([entry], shared, shell)
  const first = loadedBy(firstChunks(shell), shared, shell)
  const addresses = new Map([
    ...shared.chunks.map((chunk) => [chunk, sharedBase + chunk.fileName]),
    ...shell.chunks.map((chunk) => [chunk, shellBase + chunk.fileName]),
  ])
  return {
    document: {
      importMap: {
        imports: Object.fromEntries(Object.entries(shared.files).map(([name, file]) => [name, sharedBase + file])),
        integrity: Object.fromEntries([...addresses].map(([{ code }, address]) => [address, digest(code)])),
      },
      entry: shellBase + entry.fileName,
      styles: [...entry.viteMetadata.importedCss].map((file) => shellBase + file),
      preload: atOnce.filter((chunk) => chunk !== entry).map((chunk) => addresses.get(chunk)),
      icons,
      version,
    },
    firstLoad: { kilobytes: kilobytes(first), files: first.map((chunk) => addresses.get(chunk)).sort() },
    all: kilobytes([...addresses.keys()]),
  }
}

/**
 * Modules of the shared files that browsers load together anyway, each group for one file: they compress better so, and
 * a browser asks once instead of seventy times. Told from files that were built apart.
 */
export function togetherIn(shared, shell) {
  const isShared = new Set(shared.chunks)
  const modulesOf = (entries) =>
    loadedBy(entries, shared, shell).flatMap((chunk) => (isShared.has(chunk) ? chunk.moduleIds : []))
  const first = new Set(modulesOf(firstChunks(shell)))
  const editor = new Set(modulesOf([...chunksOf(shell, 'editor/index.tsx'), ...editorEntries(shared)]))
  return [
    { name: 'first', test: (id) => first.has(id) },
    { name: 'editor', test: (id) => editor.has(id) && !first.has(id) },
  ]
}

/** What each package with blocks takes. */
const editorEntries = ({ chunks, files }) =>
  ['@ashlar/sdk', '@ashlar/sdk/editor', '@ashlar/sdk/renderer'].map((specifier) =>
    chunks.find(({ fileName }) => fileName === files[specifier]),
  )

/** Chunks of the shell and all they import statically, through the import map too. */
function loadedBy(entries, shared, shell) {
  const found = new Set()
  const visit = (chunk, own) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const file = shared.files[name]
      if (file)
        visit(
          shared.chunks.find(({ fileName }) => fileName === file),
          shared.chunks,
        )
      else
        visit(
          own.find(({ fileName }) => fileName === name),
          own,
        )
    }
  }
  for (const entry of entries) visit(entry, shell.chunks)
  return [...found]
}
