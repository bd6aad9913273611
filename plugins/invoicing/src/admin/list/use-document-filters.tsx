import { documentStatuses } from '@ashlar/plugin-commerce'
import { customerChoice, getCustomer, listCustomers, vehicleName } from '@ashlar/plugin-customers'
import { useCall, useCan, useSearchParams } from '@ashlar/sdk/admin'
import { MoneyField } from '@ashlar/sdk/forms'
import { pickerFilter } from '@ashlar/sdk/records'
import type { FieldFilter, Filter } from '@ashlar/sdk/tables'
import { Select, useTexts } from '@ashlar/sdk/ui'
import type { DocumentKind } from '../kinds.ts'
import { moneyText, statusNames, typeNames } from '../words.ts'

/** Names of the filters, in the address and in the call. */
export const filterNames = [
  ...['type', 'status', 'customer_id', 'vehicle_id', 'due', 'startDate', 'endDate', 'dueFrom', 'dueUntil'],
  ...['amountFrom', 'amountTo', 'is_deleted'],
]

/** What narrows a list of documents. */
export function useDocumentFilters({ type }: DocumentKind, currency: string | undefined): Filter[] {
  const t = useTexts('invoicing')
  const [address] = useSearchParams()
  const canPick = useCan('customers.can_view')
  const id = Number(address.get('customer_id') ?? 0)
  const known = useCall(getCustomer, { params: { id } }, { enabled: canPick && id > 0 })
  const chosen = known.data && customerChoice(known.data.customer)
  const vehicles = (known.data?.customer.vehicles ?? []).map((vehicle) => ({
    ...{ value: String(vehicle.id), label: vehicleName(vehicle) },
  }))
  const vehicle: FieldFilter = {
    ...{ kind: 'field', name: 'vehicle_id', title: t('Vehicle') },
    label: (value) => vehicles.find((each) => each.value === value)?.label ?? '…',
    field: ({ ties, value, onChange }) => (
      <Select {...ties} value={value} options={[{ value: '', label: t('All') }, ...vehicles]} onChange={onChange} />
    ),
  }
  const [names, status] = [typeNames(t), statusNames(t)]
  const amount = (currency: string, name: string, title: string): FieldFilter => ({
    ...{ kind: 'field', name, title },
    label: (value) => moneyText(Number(value), currency),
    field: ({ ties, value, onChange }) => (
      <MoneyField
        ties={ties}
        currency={currency}
        value={value === '' ? null : Number(value)}
        onChange={(next) => next !== undefined && onChange(next === null ? '' : String(next))}
      />
    ),
  })
  return [
    ...(type === 'invoice'
      ? [
          {
            ...{ name: 'type', title: t('Type') },
            options: (['invoice', 'recurring', 'refund'] as const).map((value) => ({ value, label: names[value] })),
          },
        ]
      : []),
    {
      ...{ name: 'status', title: t('Status') },
      options: documentStatuses.map((value) => ({ value, label: status[value] })),
    },
    {
      ...{ name: 'due', title: type === 'quote' ? t('Valid') : t('Due') },
      options: [
        { value: 'overdue', label: t('Overdue') },
        { value: 'week', label: t('Within 7 days') },
      ],
    },
    ...(canPick
      ? [
          pickerFilter({
            ...{ name: 'customer_id', title: t('Customer'), call: listCustomers },
            ...{ choiceOf: customerChoice, chosen },
          }),
        ]
      : []),
    ...(vehicles.length > 0 || address.has('vehicle_id') ? [vehicle] : []),
    { kind: 'day', name: 'startDate', title: t('From') },
    { kind: 'day', name: 'endDate', title: t('Until') },
    ...(currency === undefined
      ? []
      : [amount(currency, 'amountFrom', t('Total from')), amount(currency, 'amountTo', t('Total to'))]),
    { name: 'is_deleted', title: t('Deleted'), options: [{ value: 'true', label: t('Deleted drafts') }] },
  ]
}
