import { spawn } from 'node:child_process'
import { root } from './workspaces.mjs'

/** What runs now: how to end each, and when it has ended. */
const running = new Set()

/**
 * Run a command with our own output. Resolves with its exit code; a death by signal counts as 1.
 * `quiet` shows errors only. `withWorkers` stops its workers with it, which Vitest leaves behind otherwise.
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false, withWorkers = false } = {}) {
  const stdio = ['ignore', quiet ? 'ignore' : 'inherit', 'inherit']
  // A process group of its own can be stopped as a whole; but then Ctrl-C reaches it only through `stopRunning`.
  const child = spawn(command, args, { cwd, env, stdio, detached: withWorkers })
  const closed = new Promise((resolve) => child.on('close', resolve))
  const entry = { closed, end: () => process.kill(withWorkers ? -child.pid : child.pid, 'SIGTERM') }
  running.add(entry)
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => {
      running.delete(entry)
      reject(new Error(`${command} could not be started: ${cause.message}`, { cause }))
    })
    child.on('close', (code) => {
      running.delete(entry)
      resolve(code ?? 1)
    })
  })
}

/** Ask whatever runs now to stop, and wait for it: what it uses (a database) must outlive it. */
export async function stopRunning() {
  for (const { end } of running) end()
  await Promise.all([...running].map(({ closed }) => closed))
}
