import { ApiError, call, outdated, useCan } from '@ashlar/sdk/admin'
import { type RowAction, RowActions } from '@ashlar/sdk/tables'
import { Badge, Card, confirm, toast, useTexts } from '@ashlar/sdk/ui'
import { deleteTaxClass, getTaxes, type TaxClass, type TaxRules } from '../contract.ts'
import { RateTable } from './rate-table.tsx'
import { saveRules } from './save-rules.ts'

export interface TaxClassCardProps {
  readonly taxClass: TaxClass
  readonly rules: TaxRules
  readonly onEdit: () => void
}

export function TaxClassCard({ taxClass, rules, onEdit }: TaxClassCardProps) {
  const t = useTexts('commerce')
  const [mayEdit, mayDelete] = [useCan('taxes.can_edit'), useCan('taxes.can_delete')]
  const { id, name, isDefault, rates } = taxClass
  const remove = async () => {
    const description = t('“{name}” and its rates will be deleted. Items in this class will use the default class.', {
      name,
    })
    if (!(await confirm({ description, destructive: true }))) return
    await call(deleteTaxClass, { params: { id } }).catch((error: unknown) =>
      toast.error(t('“{name}” could not be deleted', { name }), {
        description: error instanceof ApiError ? error.message : '',
      }),
    )
    await outdated(getTaxes)
  }
  const makeDefault = () => saveRules({ ...rules, default_class: id }, t('The change was not saved'))
  const actions: RowAction[] = [
    ...(mayEdit
      ? [{ label: t('Edit'), alone: t('Edit {name}', { name }), icon: 'square-pen' as const, onSelect: onEdit }]
      : []),
    ...(mayEdit && !isDefault
      ? [{ label: t('Make default'), icon: 'check' as const, onSelect: () => void makeDefault() }]
      : []),
    ...(mayDelete && !isDefault
      ? [{ label: t('Delete'), icon: 'trash-2' as const, danger: true, onSelect: () => void remove() }]
      : []),
  ]
  return (
    <Card
      title={name}
      note={t('{count} rate|{count} rates', { count: rates.length })}
      actions={
        <>
          {isDefault && <Badge plain>{t('Default')}</Badge>}
          {actions.length > 0 && <RowActions name={name} actions={actions} />}
        </>
      }
    >
      {rates.length === 0 ? <p className="t3">{t('No tax is charged.')}</p> : <RateTable name={name} rates={rates} />}
    </Card>
  )
}
