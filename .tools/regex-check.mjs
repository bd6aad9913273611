// Judges regular expressions with recheck, in its build that needs neither Java nor a native program.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import recheck from 'recheck/lib/browser.js'

/**
 * Milliseconds for one expression. What can't be judged in this time is too complex to be trusted. An attack that takes
 * too long counts as one that worked, so it gets the time that a busy machine needs; steps are limited by themselves.
 */
const patience = { timeout: 60_000, attackTimeout: 20_000, incubationTimeout: 20_000 }
const threads = 2

/** Tells this module's own threads from others that load it, such as those of tests. */
const role = 'regex-check'

/** Nothing that repeats can go back and forth. */
const isConstant = (source) => !/[*+]|\{\d+,?\d*\}/.test(source)

/** What is wrong with an expression, as half a sentence; an empty text for one that takes linear time. */
export function weaknessOf({ source, flags }) {
  if (isConstant(source)) return ''
  const { status, complexity } = recheck.checkSync(source, flags, patience)
  if (status === 'safe') return ''
  return status === 'vulnerable' ? `takes ${complexity.summary} time` : 'is too complex to analyse'
}

/** The weakness of each expression, in the same order. */
export async function weaknessesOf(expressions) {
  const found = new Array(expressions.length)
  const next = expressions.keys()
  await Promise.all(
    Array.from({ length: Math.min(threads, expressions.length) }, () => judge(expressions, next, found)),
  )
  return found
}

async function judge(expressions, next, found) {
  const worker = new Worker(new URL(import.meta.url), { workerData: role })
  const { promise, resolve, reject } = Promise.withResolvers()
  let current
  const advance = () => {
    const { value, done } = next.next()
    current = value
    if (done) resolve()
    else worker.postMessage(expressions[value])
  }
  worker.on('message', (weakness) => {
    found[current] = weakness
    advance()
  })
  worker.on('error', reject)
  advance()
  await promise.finally(() => worker.terminate())
}

if (!isMainThread && workerData === role) parentPort.on('message', (each) => parentPort.postMessage(weaknessOf(each)))
