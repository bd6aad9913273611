import { assignees, LiveEvents, whenAssigneesChange } from '@ashlar/sdk/server'
import { boardAssignees } from '../../contract.ts'
import { tellBoards } from './board-news.ts'

/** People with whom boards are shared. Whoever has one open learns at once that it is no longer shared. */
export const assigneesOfBoards = assignees(
  boardAssignees,
  whenAssigneesChange([LiveEvents], (_, { id }, live) => tellBoards(live, { boards: [id] })),
)
