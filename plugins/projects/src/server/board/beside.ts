import { assignees } from '@ashlar/sdk/server'
import { boardAssignees } from '../../contract.ts'

/** People with whom boards are shared. */
export const assigneesOfBoards = assignees(boardAssignees)
