import type { OfCustomer } from '@ashlar/plugin-customers'
import { call, outdated, useCall, useCan } from '@ashlar/sdk/admin'
import { Card, Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { getCustomerReminders, getReminders, stopCustomerReminders } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'

/** Whether a customer is reminded of invoices that are not paid. */
export function CustomerReminders({ customerId }: OfCustomer) {
  const t = useTexts('invoicing')
  const mayEdit = useCan('invoices.can_edit')
  const params = { customer_id: customerId }
  const { data } = useCall(getCustomerReminders, { params })
  if (data === undefined) return null
  const change = async (isSent: boolean) => {
    try {
      await call(stopCustomerReminders, { params, body: { isStopped: !isSent } })
      await outdated(getCustomerReminders, getReminders)
      toast.success(isSent ? t('Reminders go on') : t('No more reminders are sent'))
    } catch (error) {
      toast.error(t('Nothing was changed'), { description: problemOf(error) })
    }
  }
  return (
    <Card title={t('Reminders')}>
      <Switch
        label={t('Send reminders')}
        hint={t('Emails about unpaid invoices, as the settings have them.')}
        checked={!data.isStopped}
        disabled={!mayEdit}
        onChange={(isSent) => void change(isSent)}
      />
    </Card>
  )
}
