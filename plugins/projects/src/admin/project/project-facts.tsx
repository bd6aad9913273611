import { vehicleName } from '@ashlar/plugin-customers'
import { formatMoney } from '@ashlar/sdk'
import { useCall } from '@ashlar/sdk/admin'
import { customValueText, useCustomFields } from '@ashlar/sdk/records'
import { currentLanguage, Details, Progress, useTexts, when } from '@ashlar/sdk/ui'
import { checkProjects, type Project, projectFields } from '../../contract.ts'
import { hoursText, minutesText } from '../words.ts'

/** What is known of a project besides its tasks. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const t = useTexts('projects')
  const words = useTexts('admin')
  const currency = useCall(checkProjects).data?.currency
  const { fields } = useCustomFields(projectFields)
  const { customer, vehicle_id, start_date, end_date, est_hours, minutes, hourly_rate, attachedInvoices } = project
  const vehicle = customer?.vehicles.find(({ id }) => id === vehicle_id)
  const custom = fields.flatMap(({ id, label, type }) => {
    const value = project.custom_fields[id] ?? ''
    return value === '' ? [] : [{ name: label, value: customValueText(type, value, words) }]
  })
  return (
    <>
      <Details
        of={[
          ...(vehicle ? [{ name: t('Vehicle'), value: vehicleName(vehicle) }] : []),
          { name: t('Start Date'), value: when(start_date) },
          ...(end_date === null ? [] : [{ name: t('End Date'), value: when(end_date) }]),
          { name: t('Est. Hours'), value: hoursText(est_hours, t) },
          { name: t('Time spent'), value: minutesText(minutes, t) },
          ...(hourly_rate === null || currency === undefined
            ? []
            : [{ name: t('Hourly rate'), value: formatMoney(hourly_rate, currency, currentLanguage()) }]),
          ...custom,
          ...(attachedInvoices && attachedInvoices.length > 0
            ? [
                {
                  name: t('Attached Invoices'),
                  value: attachedInvoices.map(({ invoiceNumber }) => invoiceNumber).join(', '),
                },
              ]
            : []),
          ...(project.createdBy === '' ? [] : [{ name: t('Created by'), value: project.createdBy }]),
        ]}
      />
      {minutes > 0 && est_hours > 0 && (
        <div style={{ marginTop: 12 }}>
          <Progress label={t('Time spent')} value={minutes / 60 / est_hours} />
        </div>
      )}
    </>
  )
}
