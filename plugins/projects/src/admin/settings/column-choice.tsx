import { CouldNotLoadNote, call, useQuery } from '@ashlar/sdk/admin'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { Select, useTexts } from '@ashlar/sdk/ui'
import { listBoards, listColumns } from '../../contract.ts'

/** A column of a board, or none. */
export default function ColumnChoice({ ties, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('projects')
  const { data, error, refetch } = useQuery({
    queryKey: [listColumns.id, 'all'],
    queryFn: async () => {
      const { boards } = await call(listBoards)
      const all = await Promise.all(
        boards.map(async ({ id, name }) => {
          const { results } = await call(listColumns, { params: { boardId: id } })
          return results.rows.map((column) => ({ value: String(column.id), label: `${name}, ${column.name}` }))
        }),
      )
      return all.flat()
    },
  })
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  return (
    <Select
      {...ties}
      onBlur={onLeave}
      disabled={!data}
      value={String(value ?? 0)}
      options={[{ value: '0', label: t('Create no project') }, ...(data ?? [])]}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
