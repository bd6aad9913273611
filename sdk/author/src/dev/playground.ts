import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AuthorError } from '../author-error.ts'
import { fetchPlayground, playground } from '../fetch-playground.ts'

/** What `@ashlar/playground` exports, as far as `ashlar dev` needs it: the SDK imports no host. */
export interface Playground {
  /** Of the page with the stories. */
  readonly address: string
  show(work: {
    readonly built: string
    readonly sources: string
    /** Folders of the packages that it requires. */
    readonly required: readonly string[]
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>
  tellProblem(text: string): void
  close(): Promise<void>
}

interface PlaygroundModule {
  startPlayground(options: {
    readonly dataFolder: string
    readonly port: number
    readonly axe?: string
  }): Promise<Playground>
}

/** The playground beside the author's package, so that both share one SDK and one React; fetched where it is missing. */
export async function findPlayground(folder: string): Promise<PlaygroundModule> {
  await fetchPlayground(folder)
  let file: string
  try {
    file = createRequire(join(folder, 'package.json')).resolve(playground)
  } catch (cause) {
    const fix = `npm install --save-dev ${playground}`
    throw new AuthorError(`\`ashlar dev\` needs ${playground} next to your package: ${fix}`, { cause })
  }
  const loaded: PlaygroundModule = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return loaded
}

/** Script of axe-core, which comes with this package. */
export const axeScript = (): string => createRequire(import.meta.url).resolve('axe-core/axe.min.js')
