import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Column, deleteColumn } from '../../contract.ts'
import { boardsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** Ask, then delete a column; its cards go to the one beside it. */
export async function removeColumn(boardId: number, { id, name, projects }: Column, t: Translate): Promise<void> {
  const description =
    projects === 0
      ? t('The column “{name}” is deleted.', { name })
      : t(
          'The column “{name}” is deleted. Its project goes to the column beside it.|The column “{name}” is deleted. Its {count} projects go to the column beside it.',
          { name, count: projects },
        )
  if (!(await confirm({ description, destructive: true }))) return
  try {
    await call(deleteColumn, { params: { boardId, id } })
  } catch (error) {
    toast.error(t('The column was not deleted'), { description: problemOf(error) })
  }
  await boardsChanged()
}
