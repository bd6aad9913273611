import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('a product list costs a page at most 12 KB gzip of script beyond what pages share (issue 18)', async () => {
  const built = await build({
    ...{ configFile: false, logLevel: 'error' },
    build: {
      ...{ write: false, minify: true, target: 'es2023' },
      lib: { entry: `${import.meta.dirname}/../block/client.ts`, formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const chunks = new Map(
    bundle?.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const begun = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith('/client/list.ts'),
  )
  expect(begun).toHaveLength(2)
  const loaded = new Set(begun.map(({ fileName }) => fileName))
  for (const name of loaded) for (const other of chunks.get(name)?.imports ?? []) loaded.add(other)
  const sizes = [...loaded].map((name) => gzipSync(chunks.get(name)?.code ?? '').length)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  expect(whole).toBeGreaterThan(2 * 1024)
  expect(whole).toBeLessThanOrEqual(12 * 1024)
})
