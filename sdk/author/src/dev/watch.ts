import { watch } from 'node:fs'
import { join } from 'node:path'
import { pluginsFile } from '../pack/build-plugins.ts'

/** Milliseconds of quiet after which files count as written: an editor saves in several steps. */
const quiet = 80

/** Tell when a source, the package.json or the plugins of a folder have changed, once for changes that come together. */
export function watchSources(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  const touched = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, quiet)
  }
  const sources = watch(join(folder, 'src'), { recursive: true }, touched)
  const root = watch(folder, (_, name) => {
    if (name === 'package.json' || name === pluginsFile) touched()
  })
  return {
    close: () => {
      clearTimeout(timer)
      sources.close()
      root.close()
    },
  }
}
