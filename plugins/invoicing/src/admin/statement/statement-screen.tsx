import { addressOf } from '@ashlar/sdk'
import { ApiError, CouldNotLoad, Link, useCan, useCrumbs, useTitle } from '@ashlar/sdk/admin'
import { Button, Card, dayText, EmptyState, Icon, PageHeader, Split, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getStatement, getStatementPdf } from '../../contract.ts'
import { DocumentWaiting } from '../waiting.tsx'
import { OpenToday } from './open-today.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { StatementPeriod } from './statement-period.tsx'
import { StatementTable } from './statement-table.tsx'
import { useStatement } from './use-statement.ts'

/** What a customer was billed and paid in a period, and what they owe. */
export default function StatementScreen() {
  const t = useTexts('invoicing')
  const { customerId, query, search, statement, error, refetch, change } = useStatement()
  const mayEdit = useCan('invoices.can_edit')
  const [isSending, setSending] = useState(false)
  const path = `/admin/customers/${customerId}`
  const name = statement?.customer.name ?? ''
  useTitle(`${t('Statement')} ${name}`.trim())
  useCrumbs([{ title: t('Customers'), path: '/admin/customers' }, { title: name, path }, { title: t('Statement') }])
  const isRefused = error instanceof ApiError && error.status === 422
  if (error && !isRefused && !statement) {
    return <CouldNotLoad level={1} title={t('The statement could not be loaded')} error={error} retry={refetch} />
  }
  const back = t('Back to the customer')
  return (
    <>
      <PageHeader
        before={
          <Tooltip label={back}>
            <Link className="icb" aria-label={back} to={`${path}?tab=documents`}>
              <Icon name="arrow-left" />
            </Link>
          </Tooltip>
        }
        title={t('Statement')}
        subtitle={name || ' '}
        actions={
          <>
            <a
              className="btn"
              href={addressOf(getStatement, {
                params: { customer_id: customerId },
                query: { ...query, format: 'csv' },
              })}
              download
            >
              <Icon name="download" />
              {t('Export as CSV')}
            </a>
            <a
              className="btn"
              href={addressOf(getStatementPdf, { params: { customer_id: customerId }, query })}
              download
              aria-label={t('Download PDF')}
            >
              <Icon name="download" />
              {t('PDF')}
            </a>
            <Link className="btn" to={`${path}/statement/print?${search}`} target="_blank">
              <Icon name="printer" />
              {t('Print')}
            </Link>
            {mayEdit && (
              <Button variant="primary" icon="send" onClick={() => setSending(true)}>
                {t('Email statement')}
              </Button>
            )}
          </>
        }
      />
      <StatementPeriod
        {...{ query }}
        shown={statement}
        problem={isRefused ? error.message : undefined}
        onChange={change}
      />
      {isRefused ? null : !statement ? (
        <DocumentWaiting />
      ) : (
        <Split aside={<OpenToday of={statement} />}>
          {statement.entries.length === 0 && statement.opening === 0 ? (
            <EmptyState
              kind="nothing"
              title={t('Nothing in this period')}
              text={t('Issued invoices, credit notes and payments of this customer appear here.')}
            />
          ) : (
            <Card title={`${dayText(statement.from)} – ${dayText(statement.until)}`}>
              <StatementTable of={statement} />
            </Card>
          )}
        </Split>
      )}
      {isSending && <StatementDialog {...{ customerId, query }} onClose={() => setSending(false)} />}
    </>
  )
}
