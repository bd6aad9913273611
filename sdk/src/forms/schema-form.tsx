import { type ReactNode, useEffect, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { ApiError } from '../admin/api.ts'
import { useSaveKey, useUnsavedGuard } from '../admin/unsaved.ts'
import { Note } from '../ui/badge.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { labelOf } from './check.ts'
import { SaveBar } from './save-bar.tsx'
import { SchemaFields, type SchemaFieldsProps } from './schema-fields.tsx'
import { type Form, type FormOptions, useForm } from './use-form.ts'

export interface SchemaFormProps<S extends TObject>
  extends Omit<FormOptions<S>, 'initial'>,
    Omit<SchemaFieldsProps<S>, 'form'> {
  /** What is stored. Newer values are taken over while nothing has been changed here. */
  readonly values: Static<S>
  readonly saveLabel?: string
  /** The person may look, but not change. */
  readonly readOnly?: boolean
  /** An error that belongs to no field, such as a stale revision: true when it has been dealt with. */
  readonly onError?: (error: unknown) => boolean
  /** Told after each change: for a preview. */
  readonly onValues?: (values: Static<S>) => void
  /** Stands under the sheets; it may look at the form. */
  readonly children?: (form: Form<S>) => ReactNode
}

/**
 * A whole form from a TypeBox schema: its fields, errors beside them, the bar that names what has changed, Ctrl+S, and
 * the question before unsaved changes are left.
 */
export function SchemaForm<S extends TObject>(props: SchemaFormProps<S>) {
  const { schema, values, messages, save, saveLabel, readOnly = false, onError, onValues, children, ...fields } = props
  const t = useTexts('admin')
  const form = useForm({ schema, initial: values, save, ...(messages ? { messages } : {}) })
  useUnsavedGuard(form.isDirty)
  useNewerValues(form, values)
  // A new object for each change, the same one otherwise.
  useEffect(() => onValues?.(form.values), [form.values, onValues])

  const submit = () => {
    if (readOnly || !form.isDirty) return
    form.submit().then(
      (done) => {
        if (done) toast.success(t('Saved'), { id: savedToast })
      },
      (error: unknown) => {
        if (onError?.(error)) return
        toast.error(t('Not saved'), {
          id: savedToast,
          description:
            error instanceof ApiError ? error.message : t('Something went wrong. What you typed is still here.'),
          action: { label: t('Try again'), run: submit },
        })
      },
    )
  }
  useSaveKey(submit)
  return (
    <form
      noValidate
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {readOnly && <Note tone="grey">{t('Your role can view this but not change it.')}</Note>}
      <fieldset className="bare form" disabled={readOnly}>
        <SchemaFields form={form} {...fields} />
        {children?.(form)}
      </fieldset>
      <SaveBar
        changes={changedNames(schema, form)}
        isSaving={form.isSaving}
        {...(saveLabel ? { saveLabel } : {})}
        onSave={submit}
        onDiscard={() => form.reset(form.stored)}
      />
    </form>
  )
}

const savedToast = 'form-saved'

const changedNames = <S extends TObject>(schema: S, form: Form<S>): readonly string[] => {
  const now: Readonly<Record<string, unknown>> = form.values
  const before: Readonly<Record<string, unknown>> = form.stored
  return Object.keys(schema.properties)
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
    .map((name) => labelOf(schema, name))
}

/** What was fetched again is taken over, unless something has been typed. After a save they follow what has been stored. */
function useNewerValues<S extends TObject>(form: Form<S>, values: Static<S>): void {
  const [known, setKnown] = useState(values)
  if (known === values) return
  setKnown(values)
  if (!form.isDirty && !form.isSaving && JSON.stringify(values) !== JSON.stringify(form.stored)) form.reset(values)
}
