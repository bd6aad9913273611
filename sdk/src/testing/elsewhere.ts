const then = 1_000_000_000_000

/** What a renderer could read although it differs from one server to the next, and from server to browser. */
const pretended: Readonly<Record<string, unknown>> = {
  window: {},
  document: {},
  localStorage: {},
  Date: new Proxy(Date, {
    construct: (clock, given) => (given.length === 0 ? new clock(then) : Reflect.construct(clock, given)),
    apply: (clock) => new clock(then).toString(),
    get: (clock, name) => (name === 'now' ? () => then : Reflect.get(clock, name)),
  }),
}

/**
 * Run something synchronous as if at another time, in another time zone, with other random numbers and in a browser.
 * Everything is put back before it returns.
 */
export function elsewhere<Result>(work: () => Result): Result {
  const before = Object.entries(pretended).map(
    ([name, value]) => [name, value, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  const { random } = Math
  const zone = process.env['TZ']
  try {
    for (const [name, value] of before) Object.defineProperty(globalThis, name, { value, configurable: true })
    Math.random = () => 0.123_456_789
    process.env['TZ'] = 'Pacific/Kiritimati'
    return work()
  } finally {
    for (const [name, , descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
    }
    Math.random = random
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
}
