import { type Asset, textAsset } from '../assets/asset.ts'
import { hashSource } from '../csp.ts'
import type { PageStyle } from './document.ts'

/** Bytes, compressed, up to which a page carries its style sheet itself. */
const inlineLimit = 14 * 1024
const most = 500

/** How a page gets its style sheet: up to 14 KB inline under its hash, otherwise as a file named by its content. */
export interface StyledBy {
  readonly style: PageStyle
  /** The source for the content security policy; undefined for a file. */
  readonly source: string | undefined
}

/** Style sheets of pages: which are small enough to be inline, and the files of those that are not. */
export class StyleFiles {
  readonly #files = new Map<string, Asset>()
  /** Hashes of sheets that are known to be small: most pages are made again with the sheet they had. */
  readonly #small = new Set<string>()

  /**
   * `path` lets another process, which never rendered the page, make the file again. Where a visitor could not ask for
   * the page, as for a preview, no process could: it carries its style sheet itself, however long that is.
   */
  add(css: string, path: string | undefined): StyledBy {
    const text = css.replaceAll('</', '<\\/')
    const source = hashSource(text)
    if (path === undefined || this.#small.has(source)) return { style: { inline: text }, source }
    const asset = textAsset('text/css', text)
    if ((asset.gzip?.length ?? 0) <= inlineLimit) {
      if (this.#small.size >= most) this.#small.clear()
      this.#small.add(source)
      return { style: { inline: text }, source }
    }
    if (this.#files.size >= most) this.#files.delete(this.#files.keys().next().value ?? '')
    this.#files.set(asset.hash, asset)
    return { style: { file: `/_ashlar/page/${asset.hash}.css?page=${encodeURIComponent(path)}` }, source: undefined }
  }

  find(hash: string): Asset | undefined {
    return this.#files.get(hash)
  }
}
