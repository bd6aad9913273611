import { CouldNotLoadNote, keepPreviousData, useCall } from '@ashlar/sdk/admin'
import { Pager, Pending, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listStockEntries } from '../../contract.ts'
import { stockReasonNames } from '../words.ts'

const itemsPerPage = 10

/** The ledger of one variant, newest first. */
export function StockHistory({ variantId }: { readonly variantId: number }) {
  const t = useTexts('store')
  const [currentPage, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    listStockEntries,
    { params: { id: variantId }, query: { currentPage, itemsPerPage } },
    { placeholderData: keepPreviousData },
  )
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <div className="lines">
          <Skeleton width={420} height={30} />
          <Skeleton width={420} height={30} />
        </div>
      </Pending>
    )
  }
  const { rows, total } = data.results
  if (rows.length === 0) return <p className="t2">{t('The stock has not changed yet.')}</p>
  const names = stockReasonNames(t)
  return (
    <section className="sheet" aria-label={t('Stock changes')}>
      <div className="scroller">
        <table className="tbl">
          <caption className="sr">{t('Stock changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('When')}</th>
              <th scope="col">{t('Reason')}</th>
              <th scope="col" className="r">
                {t('Change')}
              </th>
              <th scope="col" className="r">
                {t('Stock')}
              </th>
              <th scope="col" className="hide-sm">
                {t('By')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, reason, note, change, stock, by }) => (
              <tr key={id}>
                <td className="num nowrap">{when(at)}</td>
                <td>
                  {names[reason]}
                  {note !== '' && <div className="t3 xs">{note}</div>}
                </td>
                <td className="r num">{change > 0 ? `+${change}` : change}</td>
                <td className="r num">{stock}</td>
                <td className="t2 hide-sm">{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > itemsPerPage && <Pager page={currentPage} pageSize={itemsPerPage} total={total} onPage={setPage} />}
    </section>
  )
}
