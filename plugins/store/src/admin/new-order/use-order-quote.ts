import { call } from '@ashlar/sdk/admin'
import { useSettled } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import { type Quote, quoteWebOrder } from '../../contract.ts'
import { type OrderForm, wantedOf } from './order-form.ts'

/** Milliseconds of rest before an order is worked out again. */
const pause = 300

/** What the order comes to as it stands; the last quote stays until the next has come. Undefined without items. */
export function useOrderQuote(values: OrderForm): { quote: Quote | undefined; error: Error | undefined } {
  const wanted = useSettled(JSON.stringify(wantedOf(values)), pause)
  const [quote, setQuote] = useState<Quote>()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    const body: ReturnType<typeof wantedOf> = JSON.parse(wanted)
    setError(undefined)
    if (body.items.length === 0) {
      setQuote(undefined)
      return
    }
    let isOld = false
    call(quoteWebOrder, { body }).then(
      (reply) => isOld || setQuote(reply.quote),
      (failed: Error) => isOld || setError(failed),
    )
    return () => {
      isOld = true
    }
  }, [wanted])
  return { quote, error }
}
