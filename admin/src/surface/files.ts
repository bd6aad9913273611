import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'

const BuiltFiles = Type.Object({
  importMap: Type.Object({
    imports: Type.Record(Type.String(), Type.String()),
    integrity: Type.Record(Type.String(), Type.String()),
  }),
  /** Address of the shell's entry. */
  entry: Type.String(),
  styles: Type.Array(Type.String()),
  /** What the entry imports, to be fetched in one go. */
  preload: Type.Array(Type.String()),
  /** Folder of the icon files; its name holds the version. */
  icons: Type.String(),
  /** Of the admin. */
  version: Type.String(),
})

/** What `admin/build.mjs` has made for the browser. */
export type BuiltFiles = Static<typeof BuiltFiles>

/** Folder of the browser files, the same from `src` and from `dist`. */
export const browserFolder = fileURLToPath(new URL('../../dist/browser/', import.meta.url))

/** Read what was built; says how to build it when it is not there. */
export function readBuiltFiles(): BuiltFiles {
  try {
    return Parse(BuiltFiles, JSON.parse(readFileSync(`${browserFolder}document.json`, 'utf8')))
  } catch (cause) {
    throw new Error('The browser files of the admin are missing or old: run `npm run build`.', { cause })
  }
}
