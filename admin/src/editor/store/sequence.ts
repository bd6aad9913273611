import { applyPatch, type Changed, type Content, emptyPatch, isRefused, mergePatches, type Refusal } from '@ashlar/sdk'

/** Several changes as one: each sees what the one before it left. One that is refused refuses them all. */
export function inSequence<Each>(
  content: Content,
  each: Iterable<Each>,
  change: (content: Content, one: Each) => Changed | Refusal,
): Changed | Refusal {
  let now = content
  let patch = emptyPatch
  for (const one of each) {
    const outcome = change(now, one)
    if (isRefused(outcome)) return outcome
    patch = mergePatches(patch, outcome.patch)
    now = applyPatch(now, outcome.patch)
  }
  return { patch }
}
