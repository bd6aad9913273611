/** Milliseconds between two runs. */
const pause = 300

/** Work that is asked for more often than it may run. */
export interface InTurn {
  ask(): void
  /** Nothing runs from now on. */
  stop(): void
}

/**
 * Runs at once when asked, then again at most every 300 ms and never twice at a time; what is asked in between is one run,
 * with what is true by then.
 */
export function inTurn(work: () => Promise<void>): InTurn {
  let isWaiting = false
  let isAsked = false
  let isStopped = false
  const run = async () => {
    isWaiting = true
    isAsked = false
    await Promise.all([work(), new Promise((done) => setTimeout(done, pause))])
    isWaiting = false
    if (isAsked && !isStopped) void run()
  }
  return {
    ask() {
      isAsked = true
      if (!isWaiting && !isStopped) void run()
    },
    stop() {
      isStopped = true
    },
  }
}
