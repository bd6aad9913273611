import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { MediaField } from '@ashlar/sdk/media'
import { Field, Select, toast, useTexts } from '@ashlar/sdk/ui'
import Type, { type Static } from 'typebox'
import { categoryPath } from '../../contract/addresses.ts'
import { type Category, changeCategory, createCategory, NewCategory } from '../../contract.ts'
import { productsChanged } from '../products-changed.ts'

const CategoryForm = Type.Object({
  ...Type.Required(NewCategory).properties,
  /** Empty: the server makes one of the name. */
  slug: Type.String({ title: 'Address', pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$', maxLength: 120 }),
})

const blank: Static<typeof CategoryForm> = {
  ...{ category: '', slug: '', parent_id: null, thumbnail: '', description: '', seo_title: '', seo_description: '' },
}

export interface CategoryDialogProps {
  /** Null for a new one. */
  readonly category: Category | null
  readonly categories: readonly Category[]
  readonly onClose: () => void
}

export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const t = useTexts('store')
  const hasChildren = category !== null && categories.some(({ parent_id }) => parent_id === category.id)
  const parents = categories.filter(({ id, parent_id }) => parent_id === null && id !== category?.id)
  const save = async ({ slug, ...values }: Static<typeof CategoryForm>) => {
    const body = { ...values, ...(slug !== '' && { slug }) }
    const { category: saved } = category
      ? await call(changeCategory, { params: { id: category.id }, body: { ...body, revision: category.revision } })
      : await call(createCategory, { body })
    await productsChanged()
    toast.success(category ? t('Saved') : t('{name} was created', { name: saved.category }))
    onClose()
  }
  return (
    <FormDialog
      title={category ? t('Edit {name}', { name: category.category }) : t('New Category')}
      icon="folder-tree"
      size="lg"
      submit={category ? t('Save') : t('Create category')}
      failed={t('The category was not saved')}
      schema={CategoryForm}
      initial={category ? valuesOf(category) : blank}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="form form--grid">
            <div className="half">
              <SchemaField form={form} name="category" required />
            </div>
            <div className="half">
              <Field
                id={form.idOf('parent_id')}
                label={t('Parent category')}
                error={form.errors['parent_id']}
                hint={hasChildren ? t('A category with subcategories stays at the top level.') : undefined}
              >
                {(ties) => (
                  <Select
                    {...ties}
                    disabled={hasChildren}
                    value={String(form.values.parent_id ?? '')}
                    options={[
                      { value: '', label: t('None: top level') },
                      ...parents.map(({ id, category: label }) => ({ value: String(id), label })),
                    ]}
                    onChange={(id) => form.change('parent_id', id === '' ? null : Number(id))}
                  />
                )}
              </Field>
            </div>
          </div>
          <MediaField
            id={form.idOf('thumbnail')}
            label={t('Picture')}
            value={form.values.thumbnail}
            error={form.errors['thumbnail']}
            onChange={(thumbnail) => form.change('thumbnail', thumbnail)}
            onBlur={() => form.leave('thumbnail')}
          />
          <SchemaField form={form} name="description" rows={3} />
          <SchemaField
            form={form}
            name="slug"
            prefix={<span className="add">{categoryPath('')}</span>}
            hint={category ? undefined : t('Leave it empty to get one from the name.')}
          />
          <SchemaField form={form} name="seo_title" hint={t('Leave it empty to use the name.')} />
          <SchemaField form={form} name="seo_description" rows={2} />
        </>
      )}
    </FormDialog>
  )
}

function valuesOf(category: Category): Static<typeof CategoryForm> {
  const { id: _, position: __, products: ___, revision: ____, ...values } = category
  return values
}
