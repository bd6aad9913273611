import type { Content } from '../node.ts'

/** Makes ids for new nodes. Random by default; tests bring their own. */
export type NewNodeId = () => string

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Twelve random characters: 71 bits, so that ids made in two browsers don't meet. */
export const newNodeId: NewNodeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % 62]).join('')

/** The same, never an id that the document has or that was given before. */
export function freshIds(content: Content, newId: NewNodeId): NewNodeId {
  const given = new Set<string>()
  return () => {
    for (;;) {
      const id = newId()
      if (Object.hasOwn(content.nodes, id) || given.has(id)) continue
      given.add(id)
      return id
    }
  }
}
