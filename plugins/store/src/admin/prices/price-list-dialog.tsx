import { call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Note, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { changePriceList, createPriceList, listPriceLists, NewPriceList, type PriceList } from '../../contract.ts'

const { prices: _, ...fields } = Type.Required(NewPriceList).properties
const PriceListForm = Type.Object(fields)

export interface PriceListDialogProps {
  /** Null for a new one. */
  readonly priceList: PriceList | null
  readonly onClose: () => void
}

/** Who gets other prices, and how much less they pay. */
export function PriceListDialog({ priceList, onClose }: PriceListDialogProps) {
  const t = useTexts('store')
  const { name, tag, percent_off, is_active } = priceList ?? { name: '', tag: '', percent_off: 0, is_active: true }
  return (
    <FormDialog
      title={priceList ? t('Edit {name}', { name }) : t('New Price List')}
      icon="badge-percent"
      submit={priceList ? t('Save') : t('Create price list')}
      failed={t('The price list was not saved')}
      schema={PriceListForm}
      initial={{ name, tag, percent_off, is_active }}
      save={async (values) => {
        await (priceList
          ? call(changePriceList, { params: { id: priceList.id }, body: { ...values, revision: priceList.revision } })
          : call(createPriceList, { body: values }))
        await outdated(listPriceLists)
        toast.success(priceList ? t('Saved') : t('{name} was created', { name: values.name }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <SchemaField
            form={form}
            name="tag"
            label={t('Customers with the tag')}
            placeholder={t('Wholesale')}
            required
          />
          <SchemaField form={form} name="percent_off" />
          <SchemaField form={form} name="is_active" />
          <Note>{t('To give a product its own price in this list, open the product and choose “Price lists”.')}</Note>
        </>
      )}
    </FormDialog>
  )
}
