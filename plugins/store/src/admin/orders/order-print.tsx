import { CouldNotLoad, useCall, useMe, useParams, useTitle } from '@ashlar/sdk/admin'
import { Button, useTexts, when } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import { getWebOrder, type WebOrder } from '../../contract.ts'
import { ProductWaiting } from '../product-waiting.tsx'
import { customerOf } from './customer-of.ts'
import { addressLines } from './order-details.tsx'

export interface OrderPrintProps {
  /** "Packing slip" */
  readonly title: string
  readonly children: (order: WebOrder) => ReactNode
}

/** An order as a sheet of paper: its head, what a caller puts below it, and the button that prints it. */
export function OrderPrint({ title, children }: OrderPrintProps) {
  const t = useTexts('store')
  const me = useMe()
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(getWebOrder, { params: { id } })
  const order = data?.webOrder
  useTitle(order ? `${title} ${order.invoiceNumber}` : title)
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The order could not be loaded')} error={error} retry={refetch} />
  }
  if (!order) return <ProductWaiting />
  return (
    <main style={paper}>
      <div className="row print-hide">
        <span className="grow" />
        <Button variant="primary" icon="printer" onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
      <p className="t2">{me.tenant?.name}</p>
      <h1>{`${title} ${order.invoiceNumber}`}</h1>
      <p className="t2 num">{when(order.invoiceDate)}</p>
      <address style={{ fontStyle: 'normal', margin: '24px 0' }}>
        <b>{customerOf(order.contact)}</b>
        {addressLines(order).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {children(order)}
    </main>
  )
}

const paper = { maxWidth: 720, margin: '0 auto', padding: '32px 24px' }
