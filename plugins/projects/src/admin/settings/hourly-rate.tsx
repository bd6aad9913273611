import { useCall } from '@ashlar/sdk/admin'
import { type FieldControlProps, MoneyField } from '@ashlar/sdk/forms'
import { Input } from '@ashlar/sdk/ui'
import { checkProjects } from '../../contract.ts'

/** An amount in the website's currency; empty is nothing. */
export default function HourlyRate({ ties, value, onChange, onLeave }: FieldControlProps) {
  const { data } = useCall(checkProjects)
  if (!data) return <Input {...ties} disabled value="" />
  return (
    <MoneyField
      ties={ties}
      currency={data.currency}
      value={typeof value === 'number' ? value : undefined}
      onChange={(rate) => onChange(rate === null ? 0 : rate)}
      onLeave={onLeave}
    />
  )
}
