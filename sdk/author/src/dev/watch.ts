import { watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds of quiet after which files count as written: an editor saves in several steps. */
const quiet = 80

/** Tell when a source or the package.json of a folder has changed, once for changes that come together. */
export function watchSources(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  const touched = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, quiet)
  }
  const sources = watch(join(folder, 'src'), { recursive: true }, touched)
  const root = watch(folder, (_, name) => {
    if (name === 'package.json') touched()
  })
  return {
    close: () => {
      clearTimeout(timer)
      sources.close()
      root.close()
    },
  }
}
