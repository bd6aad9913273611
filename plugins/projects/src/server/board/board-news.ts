import type { LiveEvents } from '@ashlar/sdk/server'
import { type BoardChanged, boardChanged } from '../../contract.ts'

type Ids = readonly (number | null)[]

/** Tell whoever has one of these boards or projects open that it changed; with the unit of work, if it commits. */
export async function tellBoards(
  live: LiveEvents,
  { boards = [], projects = [] }: { readonly boards?: Ids; readonly projects?: Ids },
): Promise<void> {
  const event: BoardChanged = { event: boardChanged, boards: known(boards), projects: known(projects) }
  if (event.boards.length + event.projects.length > 0) await live.send(event)
}

const known = (ids: Ids): number[] => [...new Set(ids.filter((id) => id !== null))]
