import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { bundledPage, type PageBundle } from '../page-bundle.ts'

/** Puck's published package, bundled for production as its users do. */
export async function bundledPuck(): Promise<PageBundle> {
  const { script } = await bundledPage(new URL('./page.js', import.meta.url))
  const css = await readFile(createRequire(import.meta.url).resolve('@puckeditor/core/puck.css'), 'utf8')
  return { script, css }
}
