import { useCall } from '@ashlar/sdk/admin'
import { Select, useTexts } from '@ashlar/sdk/ui'
import { type Audience, previewAudience } from '../../../contract.ts'

interface TestPersonProps {
  readonly audience: Audience
  readonly value: number | null
  readonly onChange: (customer: number | null) => void
}

/** As which of its first recipients a campaign is shown. Nothing where none of them is a customer. */
export function TestPerson({ audience, value, onChange }: TestPersonProps) {
  const t = useTexts('email_marketing')
  const { data } = useCall(
    previewAudience,
    { body: { filters: audience } },
    { enabled: audience.include.length > 0, staleTime: 60_000 },
  )
  const people = (data?.results.rows ?? []).flatMap(({ customerId, name, email }) =>
    customerId === null ? [] : [{ value: String(customerId), label: name || email }],
  )
  if (people.length === 0) return null
  return (
    <Select
      aria-label={t('Show as')}
      size="sm"
      value={value === null ? '' : String(value)}
      options={[{ value: '', label: t('Nobody in particular') }, ...people]}
      onChange={(customer) => onChange(customer === '' ? null : Number(customer))}
    />
  )
}
