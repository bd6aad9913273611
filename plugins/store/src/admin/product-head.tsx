import { useCan, useNavigate } from '@ashlar/sdk/admin'
import { Badge, Icon, IconButton, Menu, PageHeader, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { productPath } from '../contract/addresses.ts'
import type { Product } from '../contract.ts'
import { productsScreen } from './addresses.ts'
import { BackToProducts } from './back-to-products.tsx'
import { duplicateProduct } from './duplicate-product.ts'
import type { EditorState } from './form/product-editor.tsx'
import { SaveButtons } from './form/save-buttons.tsx'
import { priceRangeText } from './price-text.ts'
import { ProductThumb } from './product-thumb.tsx'
import { StatusBadge } from './status-badge.tsx'
import { restoreProduct, trashProduct } from './trash-product.ts'

export interface ProductHeadProps {
  readonly product: Product
  readonly currency: string
  readonly readOnly: boolean
  readonly state: EditorState
  readonly onVersions: () => void
}

/** What is stored of a product, and what can be done with it. */
export function ProductHead({ product, currency, readOnly, state, onVersions }: ProductHeadProps) {
  const t = useTexts('store')
  const navigate = useNavigate()
  const mayCreate = useCan('products.can_create')
  const mayDelete = useCan('products.can_delete')
  const { name, slug, status, variants, stock, priceRange, numberOfVariants, deletedAt } = product
  const isTracked = variants.some(({ track_stock }) => track_stock)
  const facts = [
    numberOfVariants > 0 && t('{count} variant|{count} variants', { count: numberOfVariants }),
    isTracked && t('{stock} in stock', { stock }),
    priceRangeText(priceRange, currency),
  ].filter((fact) => fact !== false)
  const entries = [
    ...(mayCreate
      ? [
          {
            ...{ label: t('Duplicate'), icon: 'copy' },
            onSelect: () => void duplicateProduct(product, t, navigate),
          },
        ]
      : []),
    ...(readOnly ? [] : [{ label: t('Versions'), icon: 'history', onSelect: onVersions }]),
    ...(state.isDirty ? [{ label: t('Discard changes'), icon: 'undo-2', onSelect: state.discard }] : []),
    ...(mayDelete && deletedAt === null
      ? [
          'separator' as const,
          {
            ...{ label: t('Move to trash'), icon: 'trash-2', danger: true },
            onSelect: () => void trashProduct(product, t).then((isGone) => isGone && navigate(productsScreen)),
          },
        ]
      : []),
    ...(mayDelete && deletedAt !== null
      ? [{ label: t('Restore'), icon: 'undo-2', onSelect: () => void restoreProduct(product, t) }]
      : []),
  ]
  return (
    <PageHeader
      before={
        <>
          <BackToProducts />
          <ProductThumb product={product} />
        </>
      }
      title={name}
      badges={deletedAt === null ? <StatusBadge status={status} /> : <Badge tone="red">{t('In the trash')}</Badge>}
      subtitle={<span className="num">{facts.join(', ')}</span>}
      actions={
        <>
          {status !== 'archived' && deletedAt === null && (
            <Tooltip label={t('View on website')}>
              <a
                className="icb"
                aria-label={t('View on website')}
                href={productPath(slug)}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="external-link" />
              </a>
            </Tooltip>
          )}
          {entries.length > 0 && <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={entries} />}
          {!readOnly && <SaveButtons state={state} label={t('Save')} />}
        </>
      }
    />
  )
}
