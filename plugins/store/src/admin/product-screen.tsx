import { CouldNotLoad, useCall, useCan, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { ConflictDialog } from '@ashlar/sdk/records'
import { Button, toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import { getProduct, type Product } from '../contract.ts'
import { productsScreen } from './addresses.ts'
import { conflictIn } from './form/conflict-in.ts'
import { differences } from './form/differences.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { ProductForm } from './form/product-form.ts'
import { productRules } from './form/product-rules.ts'
import { productChangeOf, valuesOf } from './form/product-values.ts'
import { takenVersion } from './form/take-version.ts'
import { VersionsDialog } from './form/versions-dialog.tsx'
import { PriceListsCard } from './prices/price-lists-card.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductWaiting } from './product-waiting.tsx'
import { productsChanged } from './products-changed.ts'
import { saveProduct } from './save-product.ts'
import { StockDialog } from './stock/stock-dialog.tsx'

/** SHELL-005: one product. */
export default function ProductScreen() {
  const t = useTexts('store')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(getProduct, { params: { id } })
  const name = data?.product.name ?? t('Product')
  useTitle(name)
  useCrumbs([{ title: t('Products'), path: productsScreen }, { title: name }])
  if (error && !data) {
    return <CouldNotLoad level={1} title={t('The product could not be loaded')} error={error} retry={refetch} />
  }
  if (!data) return <ProductWaiting />
  return <ProductFormScreen key={id} product={data.product} currency={data.currency} />
}

interface ProductFormScreenProps {
  readonly product: Product
  readonly currency: string
}

function ProductFormScreen({ product, currency }: ProductFormScreenProps) {
  const t = useTexts('store')
  const mayEdit = useCan('products.can_edit')
  const [theirs, setTheirs] = useState<Product>()
  const [isCounting, setCounting] = useState(false)
  const [isComparing, setComparing] = useState(false)
  // The version that the form was filled with, which is older than the product while something is unsaved.
  const revision = useRef(product.revision)
  // Orders and corrections change it without a new version.
  const stock = useRef(product.stock)
  const form = useForm({
    schema: ProductForm,
    initial: valuesOf(product),
    rules: productRules(t),
    save: async (values) => {
      const change = productChangeOf(values, form.stored)
      const saved = await saveProduct(product.id, { ...change, revision: revision.current })
      revision.current = saved.revision
      return valuesOf(saved)
    },
  })
  const { isDirty, isSaving, reset } = form
  useEffect(() => {
    const isSame = product.revision === revision.current && product.stock === stock.current
    if (isDirty || isSaving || isSame || product.revision < revision.current) return
    revision.current = product.revision
    stock.current = product.stock
    reset(valuesOf(product))
  }, [isDirty, isSaving, reset, product])
  const readOnly = !mayEdit || product.deletedAt !== null
  const stored = product.variants.filter(({ track_stock }) => track_stock)
  return (
    <>
      <ProductEditor
        form={form}
        currency={currency}
        productId={product.id}
        readOnly={readOnly}
        failed={t('The product was not saved')}
        onError={(error) => {
          const other = conflictIn(error)
          setTheirs(other)
          return other !== undefined
        }}
        onSaved={() => toast.success(t('Saved'))}
        head={(state) => (
          <ProductHead {...{ product, currency, readOnly, state }} onVersions={() => setComparing(true)} />
        )}
        aside={<PriceListsCard product={product} currency={currency} readOnly={readOnly} />}
        stockActions={
          stored.length > 0 && (
            <Button size="sm" icon="history" onClick={() => setCounting(true)}>
              {t('Stock history')}
            </Button>
          )
        }
      />
      {theirs && (
        <ConflictDialog
          title={t('Someone else changed this product')}
          rows={differences(theirs, form.values, currency, t)}
          onTakeTheirs={() => {
            revision.current = theirs.revision
            reset(valuesOf(theirs))
            setTheirs(undefined)
            void productsChanged()
          }}
          onSaveYours={() => {
            revision.current = theirs.revision
            setTheirs(undefined)
            form.submit().then(
              () => toast.success(t('Saved')),
              () => toast.error(t('The product was not saved')),
            )
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
      {isComparing && (
        <VersionsDialog
          productId={product.id}
          values={form.values}
          currency={currency}
          onTake={(version) => {
            form.fill(takenVersion(version, form.values))
            setComparing(false)
            toast.plain(t('The version is in the form. Save it to keep it.'))
          }}
          onClose={() => setComparing(false)}
        />
      )}
      {isCounting && (
        <StockDialog variants={stored} mayCorrect={!readOnly && !isDirty} onClose={() => setCounting(false)} />
      )}
    </>
  )
}
