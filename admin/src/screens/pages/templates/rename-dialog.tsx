import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'

const Name = Type.Object({ componentName: Type.String({ title: 'Name', pattern: '\\S', maxLength: 120 }) })

export interface RenameDialogProps {
  /** As it is called now. */
  readonly name: string
  readonly rename: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Another name for a template; what it holds, and the pages that show it, stay as they are (API-104). */
export function RenameDialog({ name, rename, onClose }: RenameDialogProps) {
  const t = useTexts('admin')
  return (
    <FormDialog
      size="sm"
      title={t('Rename “{name}”', { name })}
      submit={t('Rename')}
      isReady={({ isDirty }) => isDirty}
      failed={t('The template could not be renamed')}
      schema={Name}
      initial={{ componentName: name }}
      messages={{ componentName: 'Name is required' }}
      save={async ({ componentName }) => {
        await rename(componentName.trim())
        toast.success(t('Renamed'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="componentName" required />}
    </FormDialog>
  )
}
