import { useSearchParams } from '@ashlar/sdk/admin'
import { BoardScreen } from './board/board-screen.tsx'
import { idIn } from './id-in.ts'
import { ProjectList } from './list/project-list.tsx'

/** PROJ-001, OPEN-347: the list of projects, or the board that the address names. */
export default function ProjectsScreen() {
  const [query] = useSearchParams()
  const board = idIn(query.get('board'))
  return board === undefined ? <ProjectList /> : <BoardScreen key={board} boardId={board} />
}
