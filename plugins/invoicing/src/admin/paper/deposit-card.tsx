import { useCan } from '@ashlar/sdk/admin'
import { Button, Card, Progress, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Document } from '../../contract.ts'
import { may } from '../../life/life.ts'
import type { DocumentKind } from '../kinds.ts'
import { moneyText } from '../words.ts'
import { PayBackDialog } from './pay-back-dialog.tsx'

interface DepositCardProps {
  readonly kind: DocumentKind
  readonly document: Document
}

/** How far the deposit of an approved document is paid, and what of it can be paid back. */
export function DepositCard({ kind, document }: DepositCardProps) {
  const t = useTexts('invoicing')
  const mayPayBack = [useCan(`${kind.area}.can_edit`), useCan('invoices.can_edit')].every(Boolean)
  const [isPayingBack, setPayingBack] = useState(false)
  const { depositPaid, depositDue, credit, currency } = document
  if (depositPaid + depositDue === 0) return null
  const share = depositPaid / (depositPaid + depositDue)
  return (
    <Card title={t('Deposit')} actions={<span className="t2 xs num">{`${Math.round(share * 100)}%`}</span>}>
      <Progress label={t('Deposit paid')} value={share} />
      <div className="row between xs" style={{ marginTop: 8 }}>
        <span className="t2">
          {t('Paid')} <b className="num med">{moneyText(depositPaid, currency)}</b>
        </span>
        <span className="t2">
          {t('Due')} <b className="num med">{moneyText(depositDue, currency)}</b>
        </span>
      </div>
      {credit > 0 && (
        <div className="row between" style={{ marginTop: 12 }}>
          <span className="t2 xs">{t('Not used yet: {amount}', { amount: moneyText(credit, currency) })}</span>
          {mayPayBack && may('payBackDeposit', document) && (
            <Button size="sm" onClick={() => setPayingBack(true)}>
              {t('Pay back deposit')}
            </Button>
          )}
        </div>
      )}
      {isPayingBack && <PayBackDialog kind={kind} document={document} onClose={() => setPayingBack(false)} />}
    </Card>
  )
}
