import type { TemplateEntry } from '@ashlar/sdk'
import { queryClient } from '@ashlar/sdk/admin'
import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useId, useState } from 'react'
import Type from 'typebox'
import { renameTemplate, templatesKey } from './templates-api.ts'

const Name = Type.Object({ componentName: Type.String({ title: 'Name', pattern: '\\S', maxLength: 120 }) })

export function RenameDialog({
  template,
  onClose,
}: {
  readonly template: TemplateEntry
  readonly onClose: () => void
}) {
  const t = useTexts('admin')
  const formId = useId()
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: Name,
    initial: { componentName: template.name },
    messages: { componentName: 'Name is required' },
    save: async (values) => {
      await renameTemplate(template.id, values.componentName)
      await queryClient.invalidateQueries({ queryKey: [templatesKey] })
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
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Rename “{name}”', { name: template.name })}
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
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <SchemaField form={form} name="componentName" required />
      </form>
    </Dialog>
  )
}
