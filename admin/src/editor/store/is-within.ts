import { ancestorsOf, type Content } from '@ashlar/sdk'

/** Whether a block is the other one, or stands somewhere in it. */
export function isWithin(content: Content, id: string | undefined, other: string): boolean {
  return id !== undefined && (id === other || ancestorsOf(content, id).includes(other))
}
