import { useRef } from 'react'
import type { Static, TSchema } from 'typebox'
import type { DialogDefinition } from '../definition/dialog.ts'
import { useModules } from './contributions.tsx'
import { fits } from './fits.ts'
import { isOffered, useMe } from './me.ts'
import { openDialog } from './open-dialogs.ts'

export interface DialogOpener<Input extends TSchema, Answer extends TSchema> {
  /** Whether the website has the module, and the person may use its dialog: without it there is nothing to open. */
  readonly isOffered: boolean
  /** Opens it; resolves to its answer, or to undefined when it was closed, failed, or is not offered. */
  readonly open: (input: Static<Input>) => Promise<Static<Answer> | undefined>
}

/**
 * Open a dialog of another module, or of one's own. Its code is fetched when it is first opened, the focus returns to
 * where it was, and it may open others above itself.
 *
 * @example
 * const { isOffered, open } = useDialog(newCustomer)
 * const customer = await open({ name: 'Roy' })
 */
export function useDialog<Input extends TSchema, Answer extends TSchema>(
  dialog: DialogDefinition<Input, Answer>,
): DialogOpener<Input, Answer> {
  const [owner, id = ''] = dialog.id.split(':')
  const module = useModules().find((each) => each.id === owner)
  const { access = 'staff', ...gate } = dialog
  const isThere = isOffered(useMe(), { access, ...gate }) && module !== undefined
  const running = useRef<Promise<Static<Answer> | undefined>>(undefined)
  const open = (input: Static<Input>) => {
    if (!isThere) return Promise.resolve(undefined)
    if (!fits(dialog.input, input))
      return Promise.reject(new TypeError(`"${dialog.id}" was opened with input that does not match its contract.`))
    // A second press before its code has come does not open it twice.
    running.current ??= openDialog(module, id, input)
      .then((answer) => answerOf(dialog, answer))
      .finally(() => {
        running.current = undefined
      })
    return running.current
  }
  return { isOffered: isThere, open }
}

/** The two packages may be of different age: an answer that is not as agreed is none. */
function answerOf<Answer extends TSchema>(
  { id, answer }: DialogDefinition<TSchema, Answer>,
  given: unknown,
): Static<Answer> | undefined {
  if (given === undefined || fits(answer, given)) return given
  console.error(`The dialog "${id}" returned a value that does not match its contract.`)
  return undefined
}
