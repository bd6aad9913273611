import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { makeTemplate, type Project } from '../../contract.ts'
import { projectsChanged } from '../changed.ts'

const NameForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
})

interface TemplateDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

/** Keep a project with its tasks, so that others can begin as it did. */
export function TemplateDialog({ project, onClose }: TemplateDialogProps) {
  const t = useTexts('projects')
  return (
    <FormDialog
      title={t('Save as template')}
      description={t('Keeps the description, hours, tags and tasks. Due dates are kept as days after the start.')}
      icon="copy-plus"
      submit={t('Save template')}
      failed={t('The template was not saved')}
      schema={NameForm}
      initial={{ name: project.title }}
      messages={{ name: t('Enter a name.') }}
      save={async (body) => {
        await call(makeTemplate, { params: { id: project.id }, body })
        await projectsChanged()
        toast.success(t('Template “{name}” saved', { name: body.name }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="name" />}
    </FormDialog>
  )
}
