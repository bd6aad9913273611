import Type, { type Static } from 'typebox'

/** Name of the message that boards hear over the live stream of the admin. */
export const boardChanged = 'projects.board-changed'

/** Boards whose cards or columns changed, and projects whose tasks did. Whoever shows one asks for it again. */
export const BoardChanged = Type.Object({
  event: Type.Literal(boardChanged),
  boards: Type.Array(Type.Integer()),
  projects: Type.Array(Type.Integer()),
})
export type BoardChanged = Static<typeof BoardChanged>
