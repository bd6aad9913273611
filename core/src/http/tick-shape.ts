import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Hold on to one of Node's `process.nextTick` objects for as long as the process lives.
 *
 * V8 learns from the first calls how such objects look. If it collects garbage while none is alive, as in a start that
 * takes seconds, it takes the next one for a second kind of object, and from then on every `nextTick` is slow: 0.4 to 1
 * microsecond instead of 0.03 on Node 24, of which a kept page needs seven. Call it before anything else.
 */
export function keepTickShape(): void {
  process.nextTick(() => {
    if (kept.length === 0) kept.push(executionAsyncResource())
  })
}
