import { CouldNotLoad, call, useCall, useCrumbs, useOpenSaved } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { createProduct, listProducts } from '../contract.ts'
import { productScreen, productsScreen } from './addresses.ts'
import { BackToProducts } from './back-to-products.tsx'
import { ProductEditor } from './form/product-editor.tsx'
import { ProductForm } from './form/product-form.ts'
import { productRules } from './form/product-rules.ts'
import { blankProduct, newProductOf, valuesOf } from './form/product-values.ts'
import { SaveButtons } from './form/save-buttons.tsx'
import { ProductWaiting } from './product-waiting.tsx'
import { productsChanged } from './products-changed.ts'

/** SHELL-004, CMD-011: a new product. */
export default function NewProductScreen() {
  const t = useTexts('store')
  const { data, error, refetch } = useCall(listProducts, { query: { limit: 1 } }, { staleTime: 60_000 })
  useCrumbs([{ title: t('Products'), path: productsScreen }, { title: t('New Product') }])
  if (data) return <NewProductForm currency={data.currency} />
  if (!error) return <ProductWaiting />
  return <CouldNotLoad level={1} title={t('The form could not be loaded')} error={error} retry={refetch} />
}

function NewProductForm({ currency }: { readonly currency: string }) {
  const t = useTexts('store')
  const openSaved = useOpenSaved()
  const [initial] = useState(blankProduct)
  const created = useRef<number>(undefined)
  const form = useForm({
    schema: ProductForm,
    initial,
    rules: productRules(t),
    save: async (values) => {
      const { product } = await call(createProduct, { body: newProductOf(values) })
      created.current = product.id
      return valuesOf(product)
    },
  })
  return (
    <ProductEditor
      form={form}
      currency={currency}
      readOnly={false}
      failed={t('The product was not created')}
      onSaved={() => {
        const id = created.current
        if (id === undefined) return
        toast.success(t('{name} was created', { name: form.values.name }))
        void productsChanged()
        openSaved(productScreen(id), { replace: true })
      }}
      head={(state) => (
        <PageHeader
          before={<BackToProducts />}
          title={form.values.name.trim() || t('New Product')}
          actions={<SaveButtons state={state} label={t('Create product')} />}
        />
      )}
    />
  )
}
