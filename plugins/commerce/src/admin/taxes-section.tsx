import { CouldNotLoad, useCall, useCan } from '@ashlar/sdk/admin'
import { Button, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getTaxes, type TaxClass } from '../contract.ts'
import { PriceRules } from './price-rules.tsx'
import { TaxClassCard } from './tax-class-card.tsx'
import { TaxClassDialog } from './tax-class-dialog.tsx'

/** How the website's prices are taxed: whether they include taxes, and each class with its rates. */
export default function TaxesSection() {
  const t = useTexts('commerce')
  const mayAdd = useCan('taxes.can_create')
  const [edited, setEdited] = useState<TaxClass | 'new'>()
  const { data, error, refetch } = useCall(getTaxes)
  if (error && !data) {
    return (
      <section className="sheet">
        <CouldNotLoad level={1} title={t('The taxes could not be loaded')} error={error} retry={refetch} />
      </section>
    )
  }
  const add = mayAdd && data && (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {t('New tax class')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Taxes')}
        subtitle={t('Tax rates by place and date. Issued documents keep their rates.')}
        actions={add}
      />
      {!data ? (
        <Pending>
          <div className="card card__b lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={240} height={32} />
          </div>
        </Pending>
      ) : (
        <>
          <PriceRules rules={data.rules} />
          {data.classes.map((taxClass) => (
            <TaxClassCard key={taxClass.id} taxClass={taxClass} rules={data.rules} onEdit={() => setEdited(taxClass)} />
          ))}
        </>
      )}
      {edited && <TaxClassDialog taxClass={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
