import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What a browser needs to show Puck. */
export interface PuckFiles {
  readonly script: string
  readonly css: string
}

/** Puck's published package, bundled for production as its users do. */
export async function bundledPuck(): Promise<PuckFiles> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./page.js', import.meta.url)), formats: ['es'], fileName: 'puck' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunk = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .find((each) => each.type === 'chunk' && each.isEntry)
  if (chunk?.type !== 'chunk') throw new Error('Puck could not be bundled.')
  const css = await readFile(createRequire(import.meta.url).resolve('@puckeditor/core/puck.css'), 'utf8')
  return { script: chunk.code, css }
}
