import { ButtonLink } from '@ashlar/sdk/admin'
import { Checkbox, Chip, FieldError, Icon, Input, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { productLimits } from '../../contract.ts'
import { useCategories } from '../use-categories.ts'

export interface CategoryFieldProps {
  readonly id: string
  readonly value: readonly number[]
  readonly error: string | undefined
  readonly onChange: (ids: number[]) => void
}

/** The categories of a product: ticked in their tree, shown as chips. */
export function CategoryField({ id, value, error, onChange }: CategoryFieldProps) {
  const t = useTexts('store')
  const { categories } = useCategories()
  const chosen = categories.filter((category) => value.includes(category.id))
  const toggle = (categoryId: number, isOn: boolean) =>
    onChange(isOn ? [...value, categoryId] : value.filter((each) => each !== categoryId))
  return (
    <div className="field" id={id} tabIndex={-1}>
      <span className="label">{t('Categories')}</span>
      <div className="row wrap">
        {chosen.map(({ id: categoryId, category }) => (
          <Chip
            key={categoryId}
            removeLabel={t('Remove {name}', { name: category })}
            onRemove={() => toggle(categoryId, false)}
          >
            {category}
          </Chip>
        ))}
        <Popover
          label={t('Categories')}
          width={280}
          trigger={
            <button type="button" className="chip dash">
              <Icon name="plus" size="sm" />
              {t('Choose categories')}
            </button>
          }
        >
          <CategoryTree value={value} onToggle={toggle} />
        </Popover>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

interface CategoryTreeProps {
  readonly value: readonly number[]
  readonly onToggle: (id: number, isOn: boolean) => void
}

/** The tree, narrowed by typing. */
function CategoryTree({ value, onToggle }: CategoryTreeProps) {
  const t = useTexts('store')
  const { categories } = useCategories()
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const isNamed = (name: string) => name.toLowerCase().includes(words)
  // A parent stays above a child that matches.
  const shown = categories.filter(
    ({ id, category }) =>
      isNamed(category) || categories.some((child) => child.parent_id === id && isNamed(child.category)),
  )
  if (categories.length === 0) {
    return (
      <div className="form">
        <p className="t2">{t('There are no categories yet.')}</p>
        <ButtonLink size="sm" icon="folder-tree" to="/admin/inventory/categories">
          {t('Create categories')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="form">
      <Input
        autoFocus
        size="sm"
        icon="search"
        type="search"
        aria-label={t('Search categories')}
        placeholder={t('Search categories')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="choices" style={{ maxHeight: 280, overflowY: 'auto' }}>
        {shown.map(({ id, category, parent_id }) => (
          <div key={id} style={parent_id === null ? undefined : { paddingInlineStart: 24 }}>
            <Checkbox
              label={category}
              checked={value.includes(id)}
              disabled={!value.includes(id) && value.length >= productLimits.categories}
              onChange={(isOn) => onToggle(id, isOn)}
            />
          </div>
        ))}
        {shown.length === 0 && <p className="t2">{t('No category matches “{search}”.', { search })}</p>}
      </div>
    </div>
  )
}
