import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load-generator.ts'

/** Sends load to 127.0.0.1 from a process of its own. */
export class LoadProcess implements Disposable {
  readonly #child: ChildProcess = fork(fileURLToPath(new URL('./load-generator.js', import.meta.url)))

  async send(load: Load): Promise<void> {
    const { failed } = await new Promise<LoadResult>((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`The load generator ended with code ${code}.`))
      this.#child.once('exit', gone)
      this.#child.once('message', (result: LoadResult) => {
        this.#child.off('exit', gone)
        resolve(result)
      })
      this.#child.send(load)
    })
    if (failed > 0) throw new Error(`${failed} of ${load.total} requests were not answered with ${load.status}.`)
  }

  [Symbol.dispose](): void {
    this.#child.kill()
  }
}
