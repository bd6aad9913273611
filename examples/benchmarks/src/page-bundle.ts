import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** A page's script with everything it imports, and its styles. */
export interface PageBundle {
  readonly script: string
  readonly css: string
}

/** A page bundled for production, as users of a published package do. */
export async function bundledPage(entry: URL): Promise<PageBundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  const chunk = outputs.find((each) => each.type === 'chunk' && each.isEntry)
  if (chunk?.type !== 'chunk') throw new Error(`${entry.pathname} could not be bundled.`)
  const css = outputs.map((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? String(each.source) : '',
  )
  return { script: chunk.code, css: css.join('\n') }
}
