import { outdated, useLiveEvent } from '@ashlar/sdk/admin'
import {
  BoardChanged,
  boardChanged,
  getProject,
  listBoards,
  listCards,
  listColumns,
  listTasksOfProject,
} from '../contract.ts'

/** Ask again for a board, or for the tasks of a project, as soon as anybody has changed it. */
export function useBoardNews({ boardId, projectId }: { readonly boardId?: number; readonly projectId?: number }): void {
  useLiveEvent(boardChanged, BoardChanged, ({ boards, projects }) => {
    if (boardId !== undefined && boards.includes(boardId)) void outdated(listBoards, listCards, listColumns)
    if (projectId !== undefined && projects.includes(projectId)) void outdated(listTasksOfProject, getProject)
  })
}
