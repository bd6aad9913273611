import { CustomField, mostCustomFields } from '@ashlar/sdk'
import { api, useQuery } from '@ashlar/sdk/admin'
import { ItemRows } from '@ashlar/sdk/editor'
import type { FieldControlProps } from '@ashlar/sdk/forms'
import { Button, confirm, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { CustomFieldDialog } from './custom-field-dialog.tsx'
import { fieldTypeNames } from './field-type-names.ts'

const Fields = Type.Array(CustomField)
const Usage = Type.Object({ usage: Type.Array(Type.Object({ id: Type.String(), records: Type.Integer() })) })

/** The fields that a website adds to records: added and changed in a dialog, put in order by drag and by keyboard. */
export function CustomFieldsControl({ ties, schema, value, onChange }: FieldControlProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState<{ readonly field: CustomField | undefined }>()
  const usage = useUsage(schema)
  const fields = Check(Fields, value) ? value : []
  const names = fieldTypeNames(t)
  const save = (field: CustomField) => {
    const before = open?.field
    onChange(before ? fields.map((each) => (each === before ? field : each)) : [...fields, field])
    setOpen(undefined)
  }
  const remove = async (field: CustomField) => {
    const records = usage[field.id] ?? 0
    const isMeant =
      records === 0 ||
      (await confirm({
        title: t('Remove the field “{name}”?', { name: field.label }),
        description: t('{count} record has a value in it.|{count} records have a value in it.', { count: records }),
        destructive: true,
      }))
    if (isMeant) onChange(fields.filter((each) => each !== field))
  }
  return (
    <div className="blkitems" id={ties.id} tabIndex={-1}>
      {fields.length === 0 ? (
        <p className="blkitems__none">{t('No custom fields yet.')}</p>
      ) : (
        <ItemRows
          noun="field"
          rows={fields.map((field) => ({
            ...{ id: field.id, title: field.label, remark: names[field.type], icon: '', picture: '' },
            open: () => setOpen({ field }),
            remove: () => void remove(field),
          }))}
          onMove={(from, to) => onChange(moved(fields, from, to))}
        />
      )}
      <Button
        size="sm"
        icon="plus"
        disabled={fields.length >= mostCustomFields}
        onClick={() => setOpen({ field: undefined })}
      >
        {t('Add {noun}', { noun: t('field') })}
      </Button>
      {open && (
        <CustomFieldDialog
          field={open.field}
          isUsed={open.field !== undefined && (usage[open.field.id] ?? 0) > 0}
          taken={fields.map(({ id }) => id)}
          print={keywordOf(schema, 'print')}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

/** What the list of the module's settings says besides (`CustomFieldList`). */
function keywordOf(schema: unknown, keyword: 'usage' | 'print'): string | undefined {
  const value: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, keyword) : undefined
  return typeof value === 'string' ? value : undefined
}

/** How many records have a value in each field, as far as that is known. */
function useUsage(schema: unknown): Readonly<Record<string, number>> {
  const path = keywordOf(schema, 'usage') ?? ''
  const { data } = useQuery({
    queryKey: ['custom-field-usage', path],
    queryFn: ({ signal }) => api.get(path, { reply: Usage, signal }),
    enabled: path !== '',
  })
  return Object.fromEntries((data?.usage ?? []).map(({ id, records }) => [id, records]))
}

function moved(fields: readonly CustomField[], from: number, to: number): CustomField[] {
  const next = [...fields]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
