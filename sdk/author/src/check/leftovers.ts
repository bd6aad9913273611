/** What code of a package has left in the process since the watch began, as parts of a sentence. */
export interface Watch extends Disposable {
  found(): string[]
}

/** Where MikroORM, which packages share with the host, notes the entities of all of them. */
const shared = ['EntitySchema.REGISTRY', 'RawQueryFragment.references'].map((name) =>
  Symbol.for(`@mikro-orm/core/${name}`),
)

/**
 * Watch for what would go on after a package has gone: names on `globalThis`, listeners of the process, and timers
 * that its files started.
 */
export function watchLeftovers(folder: string): Watch {
  const names = new Set([...Reflect.ownKeys(globalThis), ...shared])
  const listeners = listenersOfProcess()
  const timers = watchTimers(folder)
  return {
    found: () => [
      ...Reflect.ownKeys(globalThis)
        .filter((name) => !names.has(name))
        .map((name) => `the global name "${String(name)}"`),
      ...[...listenersOfProcess()]
        .filter(([event, count]) => count > (listeners.get(event) ?? 0))
        .map(([event]) => `a listener for the process's "${String(event)}"`),
      ...timers.running(),
    ],
    [Symbol.dispose]: timers.stop,
  }
}

const listenersOfProcess = () =>
  new Map(process.eventNames().map((event) => [event, process.listenerCount(event)] as const))

function watchTimers(folder: string): { running(): string[]; stop(): void } {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
  const running = new Map<unknown, string>()
  // What is installed in the folder is the host's, and others'.
  const [own, installed] = [`${folder}/`, `${folder}/node_modules/`]
  const isOurs = () =>
    new Error('where').stack?.split('\n').some((line) => line.includes(own) && !line.includes(installed)) === true
  const replaced = {
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const timer = setInterval(...args)
      if (isOurs()) running.set(timer, `a timer that runs every ${args[1] ?? 0} ms`)
      return timer
    },
    setTimeout: (work: () => void, ...rest: [delay?: number]) => {
      const timer = setTimeout(
        () => {
          running.delete(timer)
          work()
        },
        ...rest,
      )
      if (isOurs()) running.set(timer, `a timer of ${rest[0] ?? 0} ms`)
      return timer
    },
    clearTimeout: (timer: Parameters<typeof clearTimeout>[0]) => {
      running.delete(timer)
      clearTimeout(timer)
    },
    clearInterval: (timer: Parameters<typeof clearInterval>[0]) => {
      running.delete(timer)
      clearInterval(timer)
    },
  }
  Object.assign(globalThis, replaced)
  return {
    running: () => [...running.values()],
    stop: () => {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval })
    },
  }
}
