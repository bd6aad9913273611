import { Link } from '@ashlar/sdk/admin'
import { Card, useTexts } from '@ashlar/sdk/ui'
import type { Document, LinkedDocument } from '../../contract.ts'
import { addressOf } from '../kinds.ts'
import { StatusBadge } from '../status-badge.tsx'
import { typeNames } from '../words.ts'

/** Documents from which this one was made, and those made from it. */
export function LinkedDocuments({ document: { from, into } }: { readonly document: Document }) {
  const t = useTexts('invoicing')
  if (from.length + into.length === 0) return null
  return (
    <Card title={t('Related documents')}>
      <ul>
        {[...from, ...into].map((linked) => (
          <Linked key={linked.id} linked={linked} />
        ))}
      </ul>
    </Card>
  )
}

function Linked({ linked }: { readonly linked: LinkedDocument }) {
  const t = useTexts('invoicing')
  return (
    <li className="row" style={{ padding: '4px 0' }}>
      <span className="grow">
        <Link className="link" to={addressOf(linked)}>
          {typeNames(t)[linked.type]} {linked.invoiceNumber}
        </Link>
      </span>
      <StatusBadge of={{ ...linked, isDeleted: false }} />
    </li>
  )
}
