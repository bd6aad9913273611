import { type Changed, type Content, isRefused, type Refusal } from '@ashlar/sdk'
import { WorkingCopy } from './working-copy.ts'

/** Several changes as one: each sees what the one before it left. One that is refused refuses them all. */
export function inSequence<Each>(
  content: Content,
  each: Iterable<Each>,
  change: (content: Content, one: Each) => Changed | Refusal,
): Changed | Refusal {
  const copy = new WorkingCopy(content)
  for (const one of each) {
    const outcome = change(copy.content, one)
    if (isRefused(outcome)) return outcome
    copy.apply(outcome.patch)
  }
  return { patch: copy.patch }
}
