import { SlotFills, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import type { Form } from '@ashlar/sdk/forms'
import { Note, Split, toast, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useState } from 'react'
import { productAside } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'
import { AttributesCard } from './attributes-card.tsx'
import { DescriptionCard } from './description-card.tsx'
import { ImagesCard } from './images-card.tsx'
import { MainCard } from './main-card.tsx'
import type { ProductForm } from './product-form.ts'
import { PublishingCard } from './publishing-card.tsx'
import { SearchCard } from './search-card.tsx'
import { SellingCard } from './selling-card.tsx'
import { SingleVariantCard } from './single-variant-card.tsx'
import { VariantsCard } from './variants-card.tsx'

/** How a head is drawn over the form: with the buttons that save it. */
export interface EditorState {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly save: () => void
  readonly discard: () => void
}

export interface ProductEditorProps {
  readonly form: Form<typeof ProductForm>
  readonly currency: string
  /** The stored product; undefined while there is none. */
  readonly productId?: number
  readonly readOnly: boolean
  /** What did not happen when saving fails. */
  readonly failed: string
  /** An error that belongs to no field: true when it has been dealt with. */
  readonly onError?: (error: unknown) => boolean
  readonly onSaved?: () => void
  readonly head: (state: EditorState) => ReactNode
  /** Controls in the head of the card with the stock. */
  readonly stockActions?: ReactNode
  /** Cards beside the form that keep what they change by themselves. */
  readonly aside?: ReactNode
}

/** Everything that people write of a product, on one screen. */
export function ProductEditor(props: ProductEditorProps) {
  const { form, currency, productId, readOnly, failed, onError, onSaved, head, stockActions, aside } = props
  const t = useTexts('store')
  const [refused, setRefused] = useState(0)
  const { isDirty, isSaving } = form
  useUnsavedGuard(isDirty)
  const save = () => {
    if (readOnly || isSaving) return
    if (refused > 0) {
      toast.error(t('Correct the marked values first.'))
      return
    }
    form.submit().then(
      (isDone) => isDone && onSaved?.(),
      (error: unknown) => {
        if (!onError?.(error)) toast.error(failed, { description: problemOf(error) })
      },
    )
  }
  useSaveKey(save)
  const shared = { form, currency, onRefused: setRefused, actions: stockActions }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {head({ isDirty, isSaving, save, discard: () => form.reset(form.stored) })}
      {readOnly && <Note tone="grey">{t('Your role can view products but not change them.')}</Note>}
      <fieldset className="bare" disabled={readOnly}>
        <Split
          aside={
            <>
              <ImagesCard form={form} />
              <PublishingCard form={form} />
              <SellingCard form={form} />
              {aside}
              {productId !== undefined && <SlotFills slot={productAside} props={{ productId }} />}
            </>
          }
        >
          <MainCard form={form} />
          <AttributesCard form={form} />
          {form.values.attributes.length === 0 ? (
            <SingleVariantCard {...shared} />
          ) : (
            <VariantsCard {...shared} readOnly={readOnly} />
          )}
          <DescriptionCard form={form} />
          <SearchCard form={form} />
        </Split>
      </fieldset>
    </form>
  )
}
