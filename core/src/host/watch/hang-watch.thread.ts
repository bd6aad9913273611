// Looks at the clock for the main thread, which can't while it is in an endless loop.
import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type HangWatchData, type Hung, type NumberedPart, slots } from './hang-messages.ts'
import type { RunningPart } from './running-marks.ts'

const { memory, patience, file }: HangWatchData = workerData
const counts = new Int32Array(memory)
const names = new Map<number, RunningPart>()
parentPort?.on('message', ({ number, part }: NumberedPart) => names.set(number, part))

/** Of its patience, how much the process must have worked: a machine that stands still is no loop. */
const share = 0.5

let last = { beat: -1, at: performance.now(), cpu: process.cpuUsage() }
setInterval(look, patience / 6)

function look(): void {
  const beat = Atomics.load(counts, slots.beat)
  const at = performance.now()
  if (beat !== last.beat) {
    last = { beat, at, cpu: process.cpuUsage() }
    return
  }
  const milliseconds = Math.round(at - last.at)
  const { user, system } = process.cpuUsage(last.cpu)
  const parts = running()
  // What no package of the store does is left to the supervisor.
  if (milliseconds < patience || (user + system) / 1000 < patience * share || parts.length === 0) return
  const hung: Hung = { parts, milliseconds }
  writeFileSync(file, JSON.stringify(hung))
  // V8 could end the loop alone, but not put right what Node was about when it began: a fresh process is sound.
  process.kill(process.pid, 'SIGKILL')
}

/** The one that runs now, or else all that have begun and not ended. */
function running(): readonly RunningPart[] {
  const now = names.get(Atomics.load(counts, slots.now))
  if (now !== undefined) return [now]
  const begun = new Set<number>()
  for (let slot: number = slots.begun; slot < slots.size; slot++) begun.add(Atomics.load(counts, slot))
  return [...begun].flatMap((number) => names.get(number) ?? [])
}
