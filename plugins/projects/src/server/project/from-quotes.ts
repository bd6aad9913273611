import { Database, on, Settings } from '@ashlar/sdk/server'
import { documentApproved } from '../../contract.ts'
import { ColumnEntity } from '../board/board.entities.ts'
import { projectSettings } from '../project-settings.ts'
import { QuoteProjectEntity } from './project.entities.ts'
import { ProjectService } from './project.service.ts'

/** An approved quote becomes a project, once, where the settings name a column for it. */
export const fromQuotes = on(
  documentApproved,
  [Database, Settings, ProjectService],
  async ({ documentId, type, number, customerId }, database, settings, projects) => {
    const { approved_quotes_column: columnId } = await projectSettings(settings)
    if (type !== 'quote' || columnId === 0) return
    const shownWith = await projects.shownWith()
    await database.tenant(async (tx) => {
      const { length: isNew } = await tx
        .db(QuoteProjectEntity)
        .insertInto('quote_project')
        .values({ documentId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('documentId')
        .execute()
      // The column may have been deleted since it was chosen: the project then stands on no board.
      const isThere = (await tx.em.count(ColumnEntity, { id: columnId })) > 0
      if (isNew === 0) return
      await projects.insert(
        tx,
        {
          title: `Quote ${number}`,
          ...(customerId !== null && { customer_id: customerId }),
          ...(isThere && { column_id: columnId }),
        },
        { actor: null, shownWith },
      )
    })
  },
)
