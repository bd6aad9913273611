import { type Content, ContentNode, nodeAt, type Patch, sameJson } from '@ashlar/sdk'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { Place } from '../store/editor-state.ts'
import type { PatchLog, Step } from '../store/patch-log.ts'

/** A log of changes as it is kept: one text a step, so that a step is written out once in its life. */
export interface KeptLog {
  readonly steps: readonly string[]
  readonly position: number
}

/** Characters of all steps together; the oldest are left out beyond (OPEN-113). */
const largest = 1024 * 1024

const KeptPatch = Type.Object({
  nodes: Type.Record(Type.String(), Type.Union([ContentNode, Type.Null()])),
  rootNodeId: Type.Optional(Type.String()),
})
const KeptPlace = Type.Object({ selection: Type.Array(Type.String()) })
const KeptStep = Type.Object({
  patch: KeptPatch,
  inverse: KeptPatch,
  label: Type.String(),
  before: KeptPlace,
  after: KeptPlace,
})

const written = new WeakMap<Step<Place>, string>()

function textOf(step: Step<Place>): string {
  const known = written.get(step)
  if (known !== undefined) return known
  const { patch, inverse, label, before, after } = step
  const text = JSON.stringify({ patch, inverse, label, before, after })
  written.set(step, text)
  return text
}

/** The newest steps that there is room for, with those that could be done again. */
export function keptLog({ steps, position }: PatchLog<Place>): KeptLog {
  const texts = steps.map(textOf)
  let [size, first] = [0, texts.length]
  while (first > 0 && size + (texts[first - 1]?.length ?? 0) <= largest) size += texts[--first]?.length ?? 0
  // Without the step that is in effect last, what could be done again is the next one to nothing.
  return first > position ? { steps: [], position: 0 } : { steps: texts.slice(first), position: position - first }
}

/** The log that was kept, for a document that it belongs to; undefined where it can't be read or is another's. */
export function logFor(content: Content, kept: KeptLog | undefined): PatchLog<Place> | undefined {
  if (!kept || kept.steps.length === 0 || kept.position > kept.steps.length || kept.position < 0) return undefined
  const steps: Step<Place>[] = []
  for (const text of kept.steps) {
    const step = stepOf(text)
    if (!step) return undefined
    steps.push(step)
  }
  const log = { steps, position: kept.position }
  return leadsTo(log, content) ? log : undefined
}

function stepOf(text: string): Step<Place> | undefined {
  let step: unknown
  try {
    step = JSON.parse(text)
  } catch {
    // Written by something else: it counts as not there.
    return undefined
  }
  // The clock of the page that took the step has ended with it, so nothing joins it any more.
  return Check(KeptStep, step) ? { ...step, joinKey: undefined, at: 0 } : undefined
}

/** Whether every block that the log speaks of is just as the log left it. */
function leadsTo({ steps, position }: PatchLog<Place>, content: Content): boolean {
  const left = new Map<string, Patch['nodes'][string]>()
  for (const { patch } of steps.slice(0, position)) {
    for (const [id, node] of Object.entries(patch.nodes)) left.set(id, node)
  }
  for (const { inverse } of steps.slice(position)) {
    for (const [id, node] of Object.entries(inverse.nodes)) if (!left.has(id)) left.set(id, node)
  }
  for (const [id, node] of left) {
    const now = nodeAt(content, id)
    if (node === null ? now !== undefined : !now || !sameJson(now, node)) return false
  }
  return true
}
