import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { DifferenceTable } from '@ashlar/sdk/records'
import { Button, Dialog, Field, Pending, Select, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listProductVersions, type Product, type ProductVersion } from '../../contract.ts'
import { differences } from './differences.ts'
import type { ProductForm } from './product-form.ts'

export interface VersionsDialogProps {
  readonly productId: number
  /** What the form holds now. */
  readonly values: ProductForm
  readonly currency: string
  readonly onTake: (version: Product) => void
  readonly onClose: () => void
}

/** Earlier versions of a product beside the present one, and the way back to one of them. */
export function VersionsDialog({ productId, onClose, ...shown }: VersionsDialogProps) {
  const t = useTexts('store')
  const { data, error, refetch } = useCall(listProductVersions, { params: { id: productId } }, { staleTime: 0 })
  const rows = data?.results.rows
  if (rows && rows.length > 0) return <Versions {...shown} rows={rows} onClose={onClose} />
  return (
    <Dialog
      open
      icon="history"
      title={t('Versions')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      {error && <CouldNotLoad title={t('The versions could not be loaded')} error={error} retry={refetch} />}
      {!error && !rows && (
        <Pending>
          <Skeleton width={220} />
        </Pending>
      )}
      {rows && <p className="t2">{t('This product has not been changed yet.')}</p>}
    </Dialog>
  )
}

interface VersionsProps extends Omit<VersionsDialogProps, 'productId'> {
  readonly rows: readonly ProductVersion[]
}

function Versions({ rows, values, currency, onTake, onClose }: VersionsProps) {
  const t = useTexts('store')
  const [id, setId] = useState(rows[0]?.id)
  const chosen = rows.find((row) => row.id === id)
  return (
    <Dialog
      open
      size="lg"
      icon="history"
      title={t('Versions')}
      description={t('Choose a version to compare it with the present one. Stock is not changed.')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && onTake(chosen.product)}>
            {t('Use this version')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Field id="product-version" label={t('Version')}>
          {(ties) => (
            <Select
              {...ties}
              value={String(id)}
              options={rows.map((row) => ({
                value: String(row.id),
                label: row.author === '' ? when(row.replacedAt) : `${when(row.replacedAt)}, ${row.author}`,
              }))}
              onChange={(value) => setId(Number(value))}
            />
          )}
        </Field>
        {chosen && (
          <DifferenceTable
            rows={differences(chosen.product, values, currency, t)}
            titles={[t('This version'), t('Present version')]}
          />
        )}
      </div>
    </Dialog>
  )
}
