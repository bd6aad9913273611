import { addressOf } from '@ashlar/sdk'
import { ButtonLink, useCan, useNavigate } from '@ashlar/sdk/admin'
import { ImportDialog, ResourceList, RowActions } from '@ashlar/sdk/tables'
import { Button, IconButton, Menu, PageHeader, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { exportProducts, type Product, productImportCalls } from '../contract.ts'
import { newProductScreen } from './addresses.ts'
import { BulkCategoryDialog } from './bulk-category-dialog.tsx'
import { BulkPriceDialog } from './bulk-price-dialog.tsx'
import { bulkProductActions } from './bulk-product-actions.ts'
import type { ChosenProducts } from './change-chosen.ts'
import { productColumns } from './product-columns.tsx'
import { useProducts } from './product-filters.ts'
import { productRowActions } from './product-row-actions.ts'
import { productsChanged } from './products-changed.ts'
import { useCurrency } from './use-currency.ts'

/** All products of the website. */
export default function ProductList() {
  const t = useTexts('store')
  const words = useTexts('admin')
  const navigate = useNavigate()
  const mayCreate = useCan('products.can_create')
  const mayEdit = useCan('products.can_edit')
  const mayDelete = useCan('products.can_delete')
  const [isImporting, setImporting] = useState(false)
  const [repriced, setRepriced] = useState<ChosenProducts>()
  const [sorted, setSorted] = useState<ChosenProducts>()
  const { data, state, list, filters } = useProducts()
  const currency = useCurrency()
  const rights = { mayCreate, mayEdit, mayDelete }
  const isTrash = state.filters['is_deleted']?.includes('true') ?? false
  const ways = (
    <>
      <Button icon="upload" onClick={() => setImporting(true)}>
        {t('Import')}
      </Button>
      <ButtonLink variant="primary" icon="package-plus" to={newProductScreen}>
        {t('New Product')}
      </ButtonLink>
    </>
  )
  return (
    <>
      <PageHeader
        title={t('Products')}
        icon="package"
        subtitle={data ? t('{count} product|{count} products', { count: data.total }) : ' '}
        actions={
          <>
            <Menu
              trigger={<IconButton icon="ellipsis" label={t('More')} />}
              entries={[{ label: t('Export all variants'), icon: 'download', href: addressOf(exportProducts) }]}
            />
            {mayCreate && ways}
          </>
        }
      />
      <ResourceList<Product>
        name="products"
        label={t('Products')}
        columns={productColumns({ t, words, mayEdit, currency })}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Name, SKU, tag or category')}
        views={t('All products')}
        filters={filters}
        rowActions={(product) => (
          <RowActions name={product.name} actions={productRowActions(product, { t, navigate, ...rights })} />
        )}
        bulkActions={bulkProductActions({ t, isTrash, setRepriced, setSorted, ...rights })}
        empty={{
          title: t('No products yet'),
          text: mayCreate
            ? t('Create your first product, or import a CSV file from WooCommerce, Shopify or another website.')
            : t('Products that your team creates appear here.'),
          ...(mayCreate && { actions: ways }),
        }}
      />
      {isImporting && (
        <ImportDialog
          calls={productImportCalls}
          title={t('Import products')}
          onClose={() => setImporting(false)}
          onWritten={() => void productsChanged()}
        />
      )}
      {repriced && <BulkPriceDialog chosen={repriced} onClose={() => setRepriced(undefined)} />}
      {sorted && <BulkCategoryDialog chosen={sorted} onClose={() => setSorted(undefined)} />}
    </>
  )
}
