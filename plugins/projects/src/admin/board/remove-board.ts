import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Board, deleteBoard } from '../../contract.ts'
import { boardsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** Ask, then delete a board with its columns; its projects stay. True when it is gone. */
export async function removeBoard({ id, name }: Board, t: Translate): Promise<boolean> {
  const description = t('The board “{name}” and its columns are deleted. Its projects stay, without a board.', { name })
  if (!(await confirm({ description, destructive: true }))) return false
  try {
    await call(deleteBoard, { params: { id } })
  } catch (error) {
    toast.error(t('The board was not deleted'), { description: problemOf(error) })
    return false
  }
  await boardsChanged()
  toast.success(t('“{title}” deleted', { title: name }))
  return true
}
