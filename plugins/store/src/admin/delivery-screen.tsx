import { ChipsInput, SchemaField } from '@ashlar/sdk/forms'
import { type Column, ResourceScreen } from '@ashlar/sdk/tables'
import { Badge, Checkbox, Field, type Translate, useTexts } from '@ashlar/sdk/ui'
import { type DeliveryZone, deliveryZones } from '../contract.ts'
import { RatesGrid } from './delivery/rates-grid.tsx'
import { useCurrency } from './use-currency.ts'

/** Where the website delivers to, and for how much. */
export default function DeliveryScreen() {
  const t = useTexts('store')
  const currency = useCurrency()
  return (
    <ResourceScreen
      resource={deliveryZones}
      title={t('Delivery')}
      icon="truck"
      subtitle={t('Where you deliver to, and what it costs.')}
      add={t('New zone')}
      columns={columns(t)}
      labelOf={({ name }) => name}
      blank={{ name: '', position: 0, is_active: true, countries: [], regions: [], postcodes: [], rates: [] }}
      empty={{
        title: t('No delivery zones yet'),
        text: t('Without a zone, customers can only pick up their orders.'),
      }}
      fields={(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <Codes
            label={t('Countries')}
            hint={t('Two-letter codes, such as CA. Leave it empty for all countries.')}
            value={form.values.countries}
            error={form.errors['countries']}
            onChange={(countries) =>
              form.change(
                'countries',
                countries.map((code) => code.toUpperCase()),
              )
            }
          />
          <Codes
            label={t('Provinces or states')}
            hint={t('As in addresses, such as ON. Leave it empty for whole countries.')}
            value={form.values.regions}
            error={form.errors['regions']}
            onChange={(regions) => form.change('regions', regions)}
          />
          <Codes
            label={t('Postal codes')}
            hint={t('How they begin, such as M5. Leave it empty for all.')}
            value={form.values.postcodes}
            error={form.errors['postcodes']}
            onChange={(postcodes) => form.change('postcodes', postcodes)}
          />
          {currency !== undefined && (
            <RatesGrid
              rates={form.values.rates}
              currency={currency}
              error={form.errors['rates']}
              onChange={(rates) => form.change('rates', rates)}
            />
          )}
          <SchemaField
            form={form}
            name="position"
            label={t('Position')}
            hint={t('The first zone that fits an address counts.')}
          />
          <Checkbox
            label={t('In use')}
            checked={form.values.is_active}
            onChange={(isActive) => form.change('is_active', isActive)}
          />
        </>
      )}
    />
  )
}

interface CodesProps {
  readonly label: string
  readonly hint: string
  readonly value: readonly string[]
  readonly error: string | undefined
  readonly onChange: (codes: string[]) => void
}

function Codes({ label, hint, value, error, onChange }: CodesProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <ChipsInput ties={ties} label={label} value={value} onChange={(codes) => onChange([...codes])} />}
    </Field>
  )
}

const columns = (t: Translate): readonly Column<DeliveryZone>[] => [
  { id: 'name', title: t('Zone'), fixed: true, className: 'med', cell: ({ name }) => name },
  {
    ...{ id: 'countries', title: t('Countries'), hide: 'sm', className: 't2' },
    cell: ({ countries }) => (countries.length === 0 ? t('All countries') : countries.join(', ')),
  },
  {
    ...{ id: 'rates', title: t('Rates'), phone: true, className: 't2' },
    cell: ({ rates }) => rates.map(({ name }) => name).join(', '),
  },
  {
    id: 'position',
    title: t('Position'),
    sortBy: 'position',
    align: 'right',
    hide: 'md',
    className: 'num',
    cell: ({ position }) => position,
  },
  {
    ...{ id: 'active', title: t('Status'), hide: 'sm' },
    cell: ({ is_active }) => (is_active ? <Badge tone="green">{t('In use')}</Badge> : <Badge>{t('Not in use')}</Badge>),
  },
]
