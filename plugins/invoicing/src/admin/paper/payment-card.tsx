import { call, useCan } from '@ashlar/sdk/admin'
import { Button, Card, Progress, toast, useTexts } from '@ashlar/sdk/ui'
import { type Document, invoiceCalls } from '../../contract.ts'
import { may } from '../../life/life.ts'
import { documentsChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'
import { moneyText } from '../words.ts'

/** How far an invoice is paid, and the customer's credit that could pay it. */
export function PaymentCard({ document }: { readonly document: Document }) {
  const t = useTexts('invoicing')
  const mayEdit = useCan('invoices.can_edit')
  const { id, revision, grandTotal, amountPaid, amountDue, credit, currency } = document
  const share = grandTotal === 0 ? 1 : Math.min(1, amountPaid / grandTotal)
  const usable = Math.min(credit, amountDue)
  const use = async () => {
    try {
      await call(invoiceCalls.useCredit, { params: { id }, body: { revision, amount: usable } })
      await documentsChanged()
      toast.success(t('{amount} of credit used', { amount: moneyText(usable, currency) }))
    } catch (error) {
      toast.error(t('The credit was not used'), { description: problemOf(error) })
    }
  }
  return (
    <Card title={t('Payment')} actions={<span className="t2 xs num">{`${Math.round(share * 100)}%`}</span>}>
      <Progress label={t('Paid')} value={share} />
      <div className="row between xs" style={{ marginTop: 8 }}>
        <span className="t2">
          {t('Paid')} <b className="num med">{moneyText(amountPaid, currency)}</b>
        </span>
        <span className="t2">
          {t('Due')} <b className="num med">{moneyText(amountDue, currency)}</b>
        </span>
      </div>
      {credit > 0 && (
        <div className="row between" style={{ marginTop: 12 }}>
          <span className="t2 xs">
            {t('Credit of the customer: {amount}', { amount: moneyText(credit, currency) })}
          </span>
          {mayEdit && usable > 0 && may('pay', document) && (
            <Button size="sm" onClick={() => void use()}>
              {t('Use credit')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
