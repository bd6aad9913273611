import { Link, useQuery } from '@ashlar/sdk/admin'
import { Note, useTexts } from '@ashlar/sdk/ui'
import { fetchMembers, loyaltyKey } from './loyalty-api.ts'

const first = { orderBy: 'points', orderDirection: 'desc', currentPage: 1, itemsPerPage: 3 }

/** The members with the most points, on the dashboard. */
export default function Figures() {
  const t = useTexts('loyalty')
  const { data, error } = useQuery({ queryKey: [loyaltyKey, 'first'], queryFn: () => fetchMembers(first) })
  if (error) return <Note tone="bad">{error.message}</Note>
  if (!data) return null
  if (data.total === 0) return <p className="t2">{t('No members yet')}</p>
  return (
    <ul className="owe">
      {data.rows.map(({ id, name, points }) => (
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
