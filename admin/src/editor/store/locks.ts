import { ancestorsOf, type Content, nodeAt } from '@ashlar/sdk'

/** Whether a person has locked the block or one around it: nothing in it is changed, moved or removed. */
export function isLocked(content: Content, id: string): boolean {
  return [id, ...ancestorsOf(content, id)].some((each) => nodeAt(content, each)?.locked === true)
}
