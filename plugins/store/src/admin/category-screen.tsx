import { CouldNotLoad, useCan } from '@ashlar/sdk/admin'
import { Button, Card, EmptyState, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Category } from '../contract.ts'
import { CategoryDialog } from './category/category-dialog.tsx'
import { CategoryTree } from './category/category-tree.tsx'
import { useCategories } from './use-categories.ts'

/** The categories of the store: a tree of two levels in an order made by hand (CAT-001). */
export default function CategoryScreen() {
  const t = useTexts('store')
  const mayCreate = useCan('products.can_create')
  const { categories, isLoaded, error, refetch } = useCategories()
  const [edited, setEdited] = useState<Category | 'new'>()
  const add = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('New Category')}
    </Button>
  )
  const content = () => {
    if (error && !isLoaded) {
      return <CouldNotLoad title={t('The categories could not be loaded')} error={error} retry={refetch} />
    }
    if (!isLoaded) {
      return (
        <Pending>
          <div className="lines">
            <Skeleton width={240} height={24} />
            <Skeleton width={200} height={24} />
            <Skeleton width={260} height={24} />
          </div>
        </Pending>
      )
    }
    if (categories.length === 0) {
      return (
        <EmptyState
          kind="nothing"
          title={t('No categories yet')}
          text={t('Visitors find products by category. Create one, then add products to it.')}
          actions={add}
        />
      )
    }
    return <CategoryTree categories={categories} onEdit={setEdited} />
  }
  return (
    <>
      <PageHeader
        title={t('Categories')}
        icon="folder-tree"
        subtitle={isLoaded ? t('{count} category|{count} categories', { count: categories.length }) : ' '}
        actions={categories.length > 0 && add}
      />
      <Card>{content()}</Card>
      {edited !== undefined && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
