import { CouldNotLoad, call, useCall, useCrumbs, useOpenSaved, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Note, PageHeader, Split, toast, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { createWebOrder, listProducts } from '../../contract.ts'
import { SaveButtons } from '../form/save-buttons.tsx'
import { SummedLines } from '../orders/order-totals.tsx'
import { ordersChanged } from '../orders/orders-changed.ts'
import { problemOf } from '../problem-of.ts'
import { ProductWaiting } from '../product-waiting.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { ItemsCard } from './items-card.tsx'
import { blankOrder, newOrderOf, OrderForm } from './order-form.ts'
import { PaymentCard } from './payment-card.tsx'
import { useOrderQuote } from './use-order-quote.ts'

/** An order that staff make for somebody, at the counter or on the phone. */
export default function NewOrderScreen() {
  const t = useTexts('store')
  const { data, error, refetch } = useCall(listProducts, { query: { limit: 1 } }, { staleTime: 60_000 })
  useCrumbs([{ title: t('Web Orders'), path: '/admin/web-orders' }, { title: t('New Order') }])
  if (data) return <NewOrderForm currency={data.currency} />
  if (!error) return <ProductWaiting />
  return <CouldNotLoad level={1} title={t('The form could not be loaded')} error={error} retry={refetch} />
}

function NewOrderForm({ currency }: { readonly currency: string }) {
  const t = useTexts('store')
  const openSaved = useOpenSaved()
  const [initial] = useState(blankOrder)
  const made = useRef<number>(undefined)
  const form = useForm({
    schema: OrderForm,
    initial,
    save: async (values) => {
      const { webOrder } = await call(createWebOrder, { body: newOrderOf(values) })
      made.current = webOrder.id
      return values
    },
  })
  const { quote, error } = useOrderQuote(form.values)
  useUnsavedGuard(form.isDirty)
  const save = () => {
    form.submit().then(
      (isDone) => {
        const id = made.current
        if (!isDone || id === undefined) return
        toast.success(t('The order was created'))
        void ordersChanged()
        openSaved(`/admin/web-orders/${id}`, { replace: true })
      },
      (failed: unknown) => toast.error(t('The order was not created'), { description: problemOf(failed) }),
    )
  }
  useSaveKey(save)
  const { isDirty, isSaving } = form
  const state = { isDirty, isSaving, save, discard: () => form.reset(form.stored) }
  const problems = quote?.errors.filter(({ path }) => path !== 'code') ?? []
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PageHeader
        before={<BackToOrders />}
        title={t('New Order')}
        actions={<SaveButtons state={state} label={t('Create order')} />}
      />
      <Split
        aside={
          <>
            <CustomerCard form={form} />
            <PaymentCard form={form} quote={quote} />
          </>
        }
      >
        <ItemsCard form={form} currency={currency}>
          {error && <Note tone="warn">{problemOf(error)}</Note>}
          {problems.map(({ path, message }) => (
            <Note key={path} tone="warn">
              {message}
            </Note>
          ))}
          {quote && <SummedLines of={quote} />}
        </ItemsCard>
        {quote?.needsDelivery && <DeliveryCard form={form} quote={quote} />}
      </Split>
    </form>
  )
}
