import { readFileSync } from 'node:fs'
import { visitorModules } from '@ashlar/sdk'
import { hashSource } from '../csp.ts'
import { type Asset, textAsset } from './asset.ts'

/** React for islands, in one file that all packages share, and how their clients find it. */
export interface VisitorReact {
  readonly file: Asset
  /** Text of the import map, the same on every page that has an island. */
  readonly importMap: string
  /** The source under which a page's policy lets it through. */
  readonly source: string
}

export const reactPath = '/_ashlar/react'

let made: VisitorReact | undefined

/** Read when the first page with an island asks: most sites have none. `build.mjs` makes the file. */
export function visitorReact(): VisitorReact {
  made ??= read()
  return made
}

function read(): VisitorReact {
  const file = textAsset('text/javascript', readFileSync(new URL('../../dist/react.js', import.meta.url), 'utf8'))
  const address = `${reactPath}/${file.hash}.js`
  const importMap = JSON.stringify({ imports: Object.fromEntries(visitorModules.map((name) => [name, address])) })
  return { file, importMap, source: hashSource(importMap) }
}
