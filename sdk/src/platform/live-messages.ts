import Type, { type Static } from 'typebox'

/** A message that the server shows as a toast, sent through `LiveEvents`. */
export const NewToast = Type.Object({
  event: Type.Literal('new_toast'),
  type: Type.Enum(['success', 'error']),
  message: Type.String(),
})
export type NewToast = Static<typeof NewToast>

/** How far an import is. `progress` of `total` rows are done. */
export const ImportMessage = Type.Object({
  event: Type.Enum(['import_started', 'import_progress', 'import_failed', 'import_completed']),
  id: Type.String(),
  type: Type.Enum(['loading', 'error', 'success']),
  message: Type.String(),
  progress: Type.Integer(),
  total: Type.Integer(),
})
export type ImportMessage = Static<typeof ImportMessage>
