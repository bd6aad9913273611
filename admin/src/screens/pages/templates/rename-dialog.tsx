import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useId, useState } from 'react'
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
  const formId = useId()
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: Name,
    initial: { componentName: name },
    messages: { componentName: 'Name is required' },
    save: async (values) => {
      await rename(values.componentName.trim())
      return values
    },
  })
  const submit = async () => {
    setProblem('')
    try {
      if (!(await form.submit())) return
      toast.success(t('Renamed'))
      onClose()
    } catch (error) {
      console.error('The template could not be renamed.', error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Rename “{name}”', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={!form.isDirty} busy={form.isSaving}>
            {t('Rename')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {problem !== '' && <Note tone="bad">{t('The template could not be renamed: {why}', { why: problem })}</Note>}
        <SchemaField form={form} name="componentName" required />
      </form>
    </Dialog>
  )
}
