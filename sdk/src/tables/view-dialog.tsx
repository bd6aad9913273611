import Type from 'typebox'
import { FormDialog } from '../forms/form-dialog.tsx'
import { RoleChoice } from '../forms/role-choice.tsx'
import { SchemaField } from '../forms/schema-field.tsx'
import type { SavedView } from '../platform/saved-view.ts'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { addView, changeView } from './change-view.ts'

const ViewForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 60 }),
  roles: Type.Array(Type.Integer()),
  isDefault: Type.Boolean({
    title: 'Default view',
    description: 'Shown when you open this list.',
  }),
})

export interface ViewDialogProps {
  readonly list: string
  /** What a new view shows. */
  readonly query: string
  /** To be changed; a new one without it. */
  readonly view?: SavedView
  readonly onClose: (saved?: SavedView) => void
}

/** Name of a view, who sees it, whether it opens first. */
export default function ViewDialog({ list, query, view, onClose }: ViewDialogProps) {
  const t = useTexts('admin')
  return (
    <FormDialog
      size="sm"
      title={view ? t('Name and sharing') : t('Save view')}
      description={t('Saves the current search, filters and sorting.')}
      submit={t('Save')}
      failed={t('The view could not be saved')}
      schema={ViewForm}
      initial={{ name: view?.name ?? '', roles: [...(view?.roles ?? [])], isDefault: view?.isDefault ?? false }}
      save={async (fields) => {
        const saved = view ? await changeView(view, fields) : await addView({ list, query, ...fields })
        toast.success(t('View saved'))
        onClose(saved)
      }}
      onClose={() => onClose()}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <RoleChoice
            id={form.idOf('roles')}
            label={t('Shared with')}
            hint={t('Select none to keep it private. People see only what their role allows.')}
            value={form.values.roles}
            onChange={(roles) => form.change('roles', [...roles])}
          />
          <SchemaField form={form} name="isDefault" />
        </>
      )}
    </FormDialog>
  )
}
