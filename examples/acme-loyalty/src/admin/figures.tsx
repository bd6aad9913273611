import { Link, useCall } from '@ashlar/sdk/admin'
import { Note, useTexts } from '@ashlar/sdk/ui'
import { listMembers } from '../contract.ts'

/** The members with the most points, on the dashboard. */
export default function Figures() {
  const t = useTexts('loyalty')
  const { data, error } = useCall(listMembers, { query: { orderBy: 'points', itemsPerPage: 3 } })
  if (error) return <Note tone="bad">{error.message}</Note>
  if (!data) return null
  if (data.results.total === 0) return <p className="t2">{t('No members yet')}</p>
  return (
    <ul className="owe">
      {data.results.rows.map(({ id, name, points }) => (
        <li key={id}>
          <Link className="grow med trunc" to="/admin/loyalty">
            {name}
          </Link>
          <span className="num t2">{t('{points} points', { points })}</span>
        </li>
      ))}
    </ul>
  )
}
