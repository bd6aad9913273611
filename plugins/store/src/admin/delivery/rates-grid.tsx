import { Grid } from '@ashlar/sdk/grid'
import { Button, FieldError, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useRef, useState } from 'react'
import type { DeliveryZone } from '../../contract.ts'
import { zoneColumns } from './zone-columns.ts'
import { type RateRow, ratesOf, rowsOf } from './zone-rows.ts'

export interface RatesGridProps {
  readonly rates: DeliveryZone['rates']
  readonly currency: string
  readonly error: string | undefined
  readonly onChange: (rates: DeliveryZone['rates']) => void
}

/** What delivery costs in a zone. Several lines with one name are the prices of one rate. */
export function RatesGrid({ rates, currency, error, onChange }: RatesGridProps) {
  const t = useTexts('store')
  const [stored] = useState(rates)
  const [rows, setRows] = useState(() => rowsOf(rates))
  const keys = useRef(100_000)
  const columns = useMemo(() => zoneColumns(t, currency), [t, currency])
  const put = (next: readonly RateRow[]) => {
    setRows([...next])
    onChange(ratesOf(next, stored))
  }
  const blank = (): RateRow => {
    keys.current += 1
    const name = rows.at(-1)?.name ?? t('Standard delivery')
    return { key: keys.current, name, by: 'weight', from: 0, price: 0, most: null, freeFrom: null }
  }
  return (
    <>
      <Grid<RateRow>
        label={t('Delivery rates')}
        columns={columns}
        rows={rows}
        idOf={({ key }) => key}
        onChange={put}
        newRow={blank}
        height={260}
      />
      {error && <FieldError>{error}</FieldError>}
      <div className="row">
        <Button size="sm" icon="plus" onClick={() => put([...rows, blank()])}>
          {t('Add line')}
        </Button>
        {rows.length > 0 && (
          <Button size="sm" icon="minus" onClick={() => put(rows.slice(0, -1))}>
            {t('Remove the last line')}
          </Button>
        )}
      </div>
    </>
  )
}
