import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Chart, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { listBoards, listColumns } from '../../contract.ts'

/** How many projects stand in each column of the first board. */
export default function ProjectsByColumn() {
  const t = useTexts('projects')
  const boards = useCall(listBoards)
  const board = boards.data?.boards[0]
  const columns = useCall(listColumns, { params: { boardId: board?.id ?? 0 } }, { enabled: board !== undefined })
  const error = boards.error ?? columns.error
  if (error) return <CouldNotLoadNote error={error} retry={() => Promise.all([boards.refetch(), columns.refetch()])} />
  if (boards.data && !board) return <p className="t2">{t('There is no board yet.')}</p>
  if (!columns.data || !board) return <Skeleton width={240} height={220} />
  return (
    <>
      <Link className="link xs" to={`/admin/projects?board=${board.id}`}>
        {board.name}
      </Link>
      <Chart
        kind="bar"
        label={t('Projects by column')}
        series={[t('Projects')]}
        rows={columns.data.results.rows.map(({ name, projects }) => ({ label: name, values: [projects] }))}
      />
    </>
  )
}
