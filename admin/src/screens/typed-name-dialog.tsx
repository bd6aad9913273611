import { FormDialog, type FormDialogProps, SchemaField } from '@ashlar/sdk/forms'
import type { ReactNode } from 'react'
import Type, { type Static } from 'typebox'

const TypedName = Type.Object({
  name: Type.String({ maxLength: 240 }),
  currentPassword: Type.String({ maxLength: 1024 }),
})

type Shared = Pick<
  FormDialogProps<typeof TypedName>,
  'title' | 'description' | 'icon' | 'tone' | 'destructive' | 'submit' | 'failed' | 'onClose'
>

export interface TypedNameDialogProps extends Shared {
  /** Asks for the name: "Type the name of the website". */
  readonly label: string
  /** The name as it must be typed. */
  readonly name: string
  /** Whether everything besides the name is filled in; without it nothing else is asked. */
  readonly isReady?: FormDialogProps<typeof TypedName>['isReady']
  readonly save: (typed: Static<typeof TypedName>) => Promise<void>
  /** What stands above the field. */
  readonly before?: ReactNode
  /** Further fields below it. */
  readonly children?: FormDialogProps<typeof TypedName>['children']
}

/** Asks for a name before something is lost, so that nobody loses something else than they mean. */
export function TypedNameDialog({ label, name, isReady, before, children, ...rest }: TypedNameDialogProps) {
  return (
    <FormDialog
      {...rest}
      size="sm"
      schema={TypedName}
      initial={{ name: '', currentPassword: '' }}
      isReady={(form) => form.values.name.trim() === name.trim() && (isReady?.(form) ?? true)}
    >
      {(form) => (
        <>
          {before}
          <SchemaField form={form} name="name" label={label} hint={name} />
          {children?.(form)}
        </>
      )}
    </FormDialog>
  )
}
