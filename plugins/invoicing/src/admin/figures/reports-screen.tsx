import { ApiError, CouldNotLoad, useCall, useCrumbs } from '@ashlar/sdk/admin'
import { Note, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getTaxReport } from '../../contract.ts'
import { invoiceKind } from '../kinds.ts'
import { BackToList } from '../paper/back-to-list.tsx'
import { JournalList } from './journal-list.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { TaxReportCard } from './tax-report.tsx'
import { usePeriod } from './use-period.ts'

/** Taxes by rate, and the journal, of a period. */
export default function ReportsScreen() {
  const t = useTexts('invoicing')
  useCrumbs([{ title: t('Invoices'), path: invoiceKind.path }, { title: t('Reports') }])
  const period = usePeriod()
  const { data, error, refetch } = useCall(
    getTaxReport,
    { query: period.query },
    { enabled: period.isComplete, placeholderData: (before) => before },
  )
  const isRefused = error instanceof ApiError && error.status === 422
  return (
    <>
      <PageHeader
        before={<BackToList kind={invoiceKind} />}
        title={t('Reports')}
        icon="receipt-text"
        subtitle={t('Taxes and every document of a period, for your bookkeeper.')}
      />
      <PeriodChoice of={period} shown={data?.report} problem={isRefused ? error.message : undefined} />
      {!period.isComplete ? (
        <Note>{t('Choose the first and the last day.')}</Note>
      ) : isRefused ? null : error ? (
        <CouldNotLoad title={t('The report could not be loaded')} error={error} retry={refetch} />
      ) : data ? (
        <div className="lines">
          {data.report.currencies.map((each) => (
            <TaxReportCard key={each.currency} of={each} />
          ))}
          <JournalList period={period.query} />
          <p className="t2 xs">
            {t(
              'An invoice that is cancelled later stays in its month, and is taken off on the day on which it is cancelled. Figures of earlier months do not change.',
            )}
          </p>
        </div>
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={640} height={80} />
            <Skeleton width={640} height={240} />
          </div>
        </Pending>
      )}
    </>
  )
}
