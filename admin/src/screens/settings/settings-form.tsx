import { type FieldGroup, SchemaForm, type SchemaFormProps } from '@ashlar/sdk/forms'
import { PageHeader, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useMemo } from 'react'
import type { Static, TObject } from 'typebox'
import { changedValues, valuesOf } from './form-values.ts'
import { putSettings, type StoredSettings } from './stored-settings.ts'

export interface SettingsFormProps<S extends TObject>
  extends Pick<SchemaFormProps<S>, 'fields' | 'controls' | 'children'> {
  readonly title: string
  readonly subtitle: string
  readonly schema: S
  readonly groups?: readonly FieldGroup<Extract<keyof S['properties'], string>>[]
  readonly stored: StoredSettings
  readonly readOnly: boolean
  readonly actions?: ReactNode
  /** Id of the module whose settings these are; the platform's without it. */
  readonly module?: string
}

/** One section: only what was changed is sent, so that two people in two sections never undo each other's work. */
export function SettingsForm<S extends TObject>(props: SettingsFormProps<S>) {
  const { title, subtitle, actions, schema, stored, module, readOnly, groups, fields, controls, children } = props
  const t = useTexts('admin')
  const values = useMemo(() => valuesOf(schema, stored, module), [schema, stored, module])
  const save = async (typed: Static<S>): Promise<Static<S>> => {
    const changed = changedValues(values, typed)
    return valuesOf(schema, await putSettings(module === undefined ? changed : { [module]: changed }), module)
  }
  return (
    <>
      <PageHeader title={t(title)} subtitle={t(subtitle)} actions={actions} />
      <SchemaForm
        schema={schema}
        values={values}
        save={save}
        readOnly={readOnly}
        {...(groups && { groups })}
        {...(fields && { fields })}
        {...(controls && { controls })}
        {...(children && { children })}
      />
    </>
  )
}
