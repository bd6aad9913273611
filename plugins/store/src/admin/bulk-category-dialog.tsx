import { FormDialog } from '@ashlar/sdk/forms'
import { Field, Segments, Select, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { addCategory, type ChosenProducts, removeCategory } from './change-chosen.ts'
import { categoryTitle, useCategories } from './use-categories.ts'

const CategoryChange = Type.Object({
  how: Type.Enum(['add', 'remove']),
  category: Type.String({ minLength: 1 }),
})

export interface BulkCategoryDialogProps {
  readonly chosen: ChosenProducts
  readonly onClose: () => void
}

/** Puts several products into a category, or takes them out of it. */
export function BulkCategoryDialog({ chosen, onClose }: BulkCategoryDialogProps) {
  const t = useTexts('store')
  const { categories } = useCategories()
  const options = [
    { value: '', label: t('Choose a category') },
    ...categories.map((each) => ({ value: String(each.id), label: categoryTitle(each, categories) })),
  ]
  return (
    <FormDialog
      title={t('Change category')}
      description={t('Of {count} product|Of {count} products', { count: chosen.count })}
      icon="folder-tree"
      size="sm"
      submit={t('Change category')}
      schema={CategoryChange}
      initial={{ how: 'add', category: '' }}
      isReady={(form) => form.values.category !== ''}
      save={({ how, category }) => {
        onClose()
        void (how === 'add' ? addCategory : removeCategory)(chosen, Number(category), t)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field id={form.idOf('category')} label={t('Category')} required>
            {(ties) => (
              <Select
                {...ties}
                value={form.values.category}
                options={options}
                onChange={(category) => form.change('category', category)}
              />
            )}
          </Field>
          <Segments
            label={t('What to do')}
            value={form.values.how}
            options={[
              { value: 'add', label: t('Add to it') },
              { value: 'remove', label: t('Remove from it') },
            ]}
            onChange={(how) => form.change('how', how)}
          />
        </>
      )}
    </FormDialog>
  )
}
