/** Milliseconds that a file may show no sign of life beyond what its test may take. */
const patience = 300_000

/**
 * Finds the test file whose process answers no more. A test that blocks its thread runs into no time limit of its own,
 * since nothing there counts the time any more: whoever started it has to.
 */
export class HungFiles {
  #timers = new Map()
  #tell

  /** `tell(path)` is called for the first file that hangs. */
  constructor(tell) {
    this.#tell = tell
  }

  /** The file lives; its next sign may take `limit` milliseconds and some patience. */
  sign(path, limit = 0) {
    this.end(path)
    // A run that has ended does not wait for it.
    const timer = setTimeout(() => this.#tell(path), limit + patience).unref()
    this.#timers.set(path, timer)
  }

  end(path) {
    clearTimeout(this.#timers.get(path))
    this.#timers.delete(path)
  }
}
