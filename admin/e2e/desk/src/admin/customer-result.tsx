import { api, type SearchResultProps, useQuery } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Avatar, Marked } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Customer } from '../records.ts'

const Settings = Type.Object({
  settings: Type.Object({ invoice_settings: Type.Object({ use_vehicle: Type.Boolean() }) }),
})

/** CMD-025 to -028 */
export default function CustomerResult({ row, words }: SearchResultProps) {
  const { data } = useQuery({
    queryKey: ['settings', 'invoice'],
    queryFn: () => api.get('/api/v1/admin/settings/', { reply: Settings }),
  })
  if (!Check(Customer, row)) return null
  const name = `${row.firstname} ${row.lastname}`
  const vehicles = data?.settings.invoice_settings.use_vehicle ? row.vehicles : []
  return (
    <>
      <Avatar name={name} />
      <span>
        <b>
          <Marked text={name} words={words} />
        </b>
        <span className="xs t3">
          <Marked text={row.email} words={words} />
          {vehicles.map(({ id, year, make, model, plate }) => (
            <span key={id}>
              {' · '}
              <Marked text={`${year} ${make} ${model} ${plate}`} words={words} />
            </span>
          ))}
        </span>
      </span>
      <span className="end num">
        <PhoneText number={row.phone} country={row.country} />
      </span>
    </>
  )
}
