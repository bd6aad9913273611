import type { SearchResultProps } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Avatar, Marked } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { Customer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { vehicleName } from '../vehicle-name.ts'
import { useUsesVehicles } from './use-uses-vehicles.ts'

/** CMD-025 to CMD-028 */
export default function CustomerResult({ row, words }: SearchResultProps) {
  const usesVehicles = useUsesVehicles()
  if (!Check(Customer, row)) return null
  const name = customerName(row)
  return (
    <>
      <Avatar name={name} />
      <span>
        <b>
          <Marked text={name} words={words} />
        </b>
        <span className="xs t3">
          <Marked text={row.email} words={words} />
          {usesVehicles &&
            row.vehicles.map((vehicle) => (
              <span key={vehicle.id}>
                {' · '}
                <Marked text={`${vehicleName(vehicle)} ${vehicle.plate}`.trim()} words={words} />
              </span>
            ))}
        </span>
      </span>
      <span className="end num">
        <PhoneText number={row.phone} country={row.country || 'CA'} />
      </span>
    </>
  )
}
