import { SlotFills, useCan } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Card, Details, IconButton, Split, useTexts, when } from '@ashlar/sdk/ui'
import { type Customer, customerAside } from '../contract.ts'
import { countryName } from './countries.ts'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { sourceNames } from './words.ts'

export interface CustomerOverviewProps {
  readonly customer: Customer
  readonly onEdit: () => void
}

/** What happened, and who it is. */
export function CustomerOverview({ customer, onEdit }: CustomerOverviewProps) {
  const customerId = customer.customer_id
  return (
    <Split
      aside={
        <>
          <WhoItIs customer={customer} onEdit={onEdit} />
          <SlotFills slot={customerAside} props={{ customerId }} />
        </>
      }
    >
      <CustomerFigures customer={customer} />
      <CustomerHistory customerId={customerId} />
    </Split>
  )
}

function WhoItIs({ customer, onEdit }: CustomerOverviewProps) {
  const t = useTexts('customers')
  const mayEdit = useCan('customers.can_edit')
  const { company, email, phone, country, source, mail_consent, custom_fields, createdAt } = customer
  const address = [
    customer.address,
    customer.address_2,
    [customer.city, customer.province, customer.postal].filter(Boolean).join(' '),
    countryName(country),
  ].filter(Boolean)
  return (
    <Card
      title={t('Details')}
      actions={mayEdit && <IconButton size="xs" icon="pencil" label={t('Edit details')} onClick={onEdit} />}
    >
      <Details
        of={[
          ...[
            { name: t('Company'), value: company },
            { name: t('Email'), value: email },
            { name: t('Phone'), value: phone && <PhoneText number={phone} country={country || 'CA'} /> },
            { name: t('Address'), value: address.length > 0 && address.map((line) => <div key={line}>{line}</div>) },
          ].filter(({ value }) => value !== '' && value !== false),
          { name: t('Source'), value: sourceNames(t)[source] },
          { name: t('Email consent'), value: mail_consent ? t('Given') : t('Not given') },
          ...custom_fields.map(({ label, value }) => ({
            name: label,
            value: value === 'true' ? t('Yes') : value || '–',
          })),
          { name: t('Created'), value: when(createdAt) },
        ]}
      />
    </Card>
  )
}
