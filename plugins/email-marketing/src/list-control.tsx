import { useCall } from '@ashlar/sdk/admin'
import type { ControlProps } from '@ashlar/sdk/editor'
import { FieldError, Select, useTexts } from '@ashlar/sdk/ui'
import { listLists } from './contract.ts'

/** Which list visitors sign up for (NEWS-001). */
export function ListControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('email_marketing')
  const chosen = typeof value === 'number' ? value : 0
  const { data, error } = useCall(listLists)
  const lists = data?.results.rows ?? []
  const usual = lists.find(({ isDefault }) => isDefault)
  const isKnown = chosen === 0 || !data || lists.some((list) => list.id === chosen)
  return (
    <div className="blkitems">
      <Select
        id={id}
        size="sm"
        aria-label={label}
        value={String(chosen)}
        options={[
          { value: '0', label: usual ? t('The default list ({name})', { name: usual.name }) : t('The default list') },
          ...(isKnown && data ? [] : chosen === 0 ? [] : [{ value: String(chosen), label: `#${chosen}` }]),
          ...lists.map((list) => ({ value: String(list.id), label: list.name })),
        ]}
        onChange={(next) => change(Number(next))}
      />
      {error && <FieldError>{error.message}</FieldError>}
      {!isKnown && (
        <FieldError>{t('This list was deleted, so nobody can sign up here. Choose another one.')}</FieldError>
      )}
    </div>
  )
}
