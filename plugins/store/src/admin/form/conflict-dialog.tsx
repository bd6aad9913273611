import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import type { Product } from '../../contract.ts'
import { DifferenceTable } from './difference-table.tsx'
import { differences } from './differences.ts'
import type { ProductForm } from './product-form.ts'

export interface ConflictDialogProps {
  readonly theirs: Product
  readonly yours: ProductForm
  readonly currency: string
  readonly onTakeTheirs: () => void
  readonly onSaveYours: () => void
  readonly onClose: () => void
}

/** Someone else was faster: both versions, and three ways on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, yours, currency, onTakeTheirs, onSaveYours, onClose } = props
  const t = useTexts('store')
  const rows = differences(theirs, yours, currency, t)
  return (
    <Dialog
      open
      size="lg"
      icon="file-pen-line"
      tone="warn"
      title={t('Someone else changed this product')}
      description={t('Compare both versions, then choose which one to keep.')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet-danger" onClick={onTakeTheirs}>
            {t('Use their version')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{t('Keep editing')}</Button>
          <Button variant="primary" onClick={onSaveYours}>
            {t('Save my version')}
          </Button>
        </>
      }
    >
      <DifferenceTable rows={rows} titles={[t('Their version'), t('Your version')]} />
    </Dialog>
  )
}
