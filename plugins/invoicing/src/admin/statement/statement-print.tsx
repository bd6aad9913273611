import { CouldNotLoad, useMe, useTitle } from '@ashlar/sdk/admin'
import { Button, dayText, useTexts } from '@ashlar/sdk/ui'
import { DocumentWaiting } from '../waiting.tsx'
import { OpenToday } from './open-today.tsx'
import { StatementTable } from './statement-table.tsx'
import { useStatement } from './use-statement.ts'

/** A statement as a sheet of paper, with the button that prints it. */
export default function StatementPrint() {
  const t = useTexts('invoicing')
  const me = useMe()
  const { statement, error, refetch } = useStatement()
  useTitle(`${t('Statement')} ${statement?.customer.name ?? ''}`.trim())
  if (error && !statement) {
    return <CouldNotLoad level={1} title={t('The statement could not be loaded')} error={error} retry={refetch} />
  }
  if (!statement) return <DocumentWaiting />
  return (
    <main style={{ maxWidth: 720, margin: '0 auto', padding: '32px 24px' }}>
      <div className="row print-hide">
        <span className="grow" />
        <Button variant="primary" icon="printer" onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
      <p className="t2">{me.tenant?.name}</p>
      <h1>{t('Statement')}</h1>
      <p style={{ marginTop: 16 }}>
        <b>{statement.customer.name}</b>
      </p>
      <p
        className="t2 num"
        style={{ marginBottom: 24 }}
      >{`${dayText(statement.from)} – ${dayText(statement.until)}`}</p>
      <div className="col" style={{ gap: 16 }}>
        <StatementTable of={statement} />
        <OpenToday of={statement} />
      </div>
    </main>
  )
}
