import { createHook } from 'node:async_hooks'

/** How many passwords Node hashes while something is done: the work that an answer costs, whatever the clock says. */
export async function hashesIn(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return hashes
}
