import { filledText } from '@ashlar/sdk'
import type { View } from '@ashlar/sdk/renderer'
import { stateWords } from '../block/order-actions.tsx'
import { words as blockWords } from '../block/visitor-texts.ts'
import type { OwnOrder } from '../contract.ts'
import { words } from './visitor-texts.ts'

interface OrderStateProps {
  readonly order: OwnOrder
  readonly view: View
}

/** How far an order is, and where its parcel can be followed. */
export function OrderState({ order, view }: OrderStateProps) {
  const t = words(view.language)
  const { invoiceDate, tracking } = order
  const day = new Intl.DateTimeFormat(view.language, { dateStyle: 'long', timeZone: 'UTC' })
  const { carrier = '', number = '', link = '' } = tracking ?? {}
  const parcel = number === '' ? '' : filledText(t.trackingNumber, { number })
  return (
    <>
      <p className="lead">
        <time dateTime={invoiceDate}>{day.format(new Date(invoiceDate))}</time>,{' '}
        {stateWords(order, blockWords(view.language))}
      </p>
      {(number !== '' || link !== '') && (
        <p>
          {[carrier || t.delivery, parcel].filter((part) => part !== '').join(': ')}{' '}
          {link !== '' && (
            <a href={link} rel="noopener noreferrer">
              {t.follow}
            </a>
          )}
        </p>
      )}
    </>
  )
}
