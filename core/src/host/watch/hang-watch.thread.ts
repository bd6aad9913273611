// Looks at the clock for the main thread, which can't while it is in an endless loop.
import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type HangWatchData, type Hung, type KnownRelease, type NumberedPart, slots } from './hang-messages.ts'
import { mainThreadStack } from './main-thread-stack.ts'
import type { RunningPart } from './running-marks.ts'

const { memory, patience, file }: HangWatchData = workerData
const counts = new Int32Array(memory)
const names = new Map<number, RunningPart>()
const releases: KnownRelease[] = []
parentPort?.on('message', (message: NumberedPart | KnownRelease) => {
  if ('number' in message) names.set(message.number, message.part)
  else releases.push(message)
})

/** Of its patience, how much the process must have worked: a machine that stands still is no loop. */
const share = 0.5

let last = { beat: -1, at: performance.now(), cpu: process.cpuUsage() }
let isAsking = false
setInterval(look, patience / 6)

async function look(): Promise<void> {
  const beat = Atomics.load(counts, slots.beat)
  const at = performance.now()
  if (beat !== last.beat) {
    last = { beat, at, cpu: process.cpuUsage() }
    return
  }
  const milliseconds = Math.round(at - last.at)
  const { user, system } = process.cpuUsage(last.cpu)
  if (isAsking || milliseconds < patience || (user + system) / 1000 < patience * share) return
  isAsking = true
  const doing = await running()
  isAsking = false
  // What no package of the store does is left to the supervisor.
  if (doing.parts.length === 0) return
  const hung: Hung = { ...doing, milliseconds }
  writeFileSync(file, JSON.stringify(hung))
  // V8 could end the loop alone, but not put right what Node was about when it began: a fresh process is sound.
  process.kill(process.pid, 'SIGKILL')
}

/** The one that runs now, or what runs by the stack, or else all that have begun and not ended. */
async function running(): Promise<Pick<Hung, 'parts' | 'byItself'>> {
  const now = names.get(Atomics.load(counts, slots.now))
  if (now !== undefined) return { parts: [now] }
  const begun = new Set<number>()
  for (let slot: number = slots.begun; slot < slots.size; slot++) begun.add(Atomics.load(counts, slot))
  const parts = [...begun].flatMap((number) => names.get(number) ?? [])
  const found = releaseIn(await mainThreadStack(patience))
  if (found === undefined) return { parts }
  const { package: name, version, id } = found.release
  const own = parts.filter((part) => part.package === name && part.version === version)
  if (own.length > 0) return { parts: own }
  const place = `a callback in ${found.path}`
  return { parts: [{ package: name, version, part: place, place, where: 'job' }], byItself: id }
}

/** The innermost code of a version of the store. */
function releaseIn(stack: readonly string[]): { readonly release: KnownRelease; readonly path: string } | undefined {
  for (const address of stack) {
    const release = releases.find((each) => address.startsWith(each.address))
    if (release !== undefined) return { release, path: address.slice(release.address.length).replace(/[?#].*/, '') }
  }
  return undefined
}
