import { call, outdated } from '@ashlar/sdk/admin'
import { FormDialog, MoneyField, SchemaField } from '@ashlar/sdk/forms'
import { Field, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type, { type Static } from 'typebox'
import {
  changeDiscountCode,
  createDiscountCode,
  type DiscountCode,
  listDiscountCodes,
  NewDiscountCode,
} from '../../contract.ts'
import { discountKindNames } from './discount-words.ts'

const DiscountForm = Type.Object(Type.Required(NewDiscountCode).properties)

const blank: Static<typeof DiscountForm> = {
  ...{ code: '', kind: 'percent', percent: 10, amount: 0, starts_at: null, ends_at: null },
  ...{ most_uses: null, once_a_customer: false, least_total: 0, is_active: true },
}

export interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: DiscountCode | null
  readonly currency: string
  readonly onClose: () => void
}

/** What a code is worth, when it counts and how often. */
export function DiscountDialog({ discount, currency, onClose }: DiscountDialogProps) {
  const t = useTexts('store')
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const note = (name: string, isRefused: boolean) => {
    const next = new Set(refused)
    if (isRefused) next.add(name)
    else next.delete(name)
    setRefused(next)
  }
  return (
    <FormDialog
      title={discount ? t('Edit {name}', { name: discount.code }) : t('New Discount Code')}
      icon="ticket-percent"
      size="lg"
      submit={discount ? t('Save') : t('Create code')}
      failed={t('The code was not saved')}
      schema={DiscountForm}
      initial={discount ? valuesOf(discount) : blank}
      isReady={() => refused.size === 0}
      save={async (values) => {
        await (discount
          ? call(changeDiscountCode, {
              params: { id: discount.id },
              body: { ...values, revision: discount.revision },
            })
          : call(createDiscountCode, { body: values }))
        await outdated(listDiscountCodes)
        toast.success(discount ? t('Saved') : t('{name} was created', { name: values.code }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => {
        const money = (name: 'amount' | 'least_total', label: string, hint?: string) => (
          <Field id={form.idOf(name)} label={label} hint={hint} error={form.errors[name]}>
            {(ties) => (
              <MoneyField
                ties={ties}
                currency={currency}
                value={form.values[name]}
                onChange={(amount) => {
                  note(name, amount === undefined)
                  if (amount !== undefined) form.change(name, amount ?? 0)
                }}
                onLeave={() => form.leave(name)}
              />
            )}
          </Field>
        )
        return (
          <div className="form form--grid">
            <div className="half">
              <SchemaField form={form} name="code" required />
            </div>
            <div className="half">
              <SchemaField form={form} name="kind" options={discountKindNames(t)} />
            </div>
            {form.values.kind === 'percent' && (
              <div className="half">
                <SchemaField form={form} name="percent" label={t('Percentage off')} />
              </div>
            )}
            {form.values.kind === 'amount' && <div className="half">{money('amount', t('Amount'))}</div>}
            <div className="half">{money('least_total', t('From an order of'), t('0 for any order.'))}</div>
            <div className="half">
              <SchemaField form={form} name="starts_at" label={t('Starts')} />
            </div>
            <div className="half">
              <SchemaField form={form} name="ends_at" label={t('Ends')} />
            </div>
            <div className="half">
              <SchemaField
                form={form}
                name="most_uses"
                label={t('Orders that may use it')}
                hint={t('Leave it empty for any number.')}
              />
            </div>
            <SchemaField form={form} name="once_a_customer" />
            <SchemaField form={form} name="is_active" />
          </div>
        )
      }}
    </FormDialog>
  )
}

function valuesOf({ id: _, uses: __, revision: ___, ...values }: DiscountCode): Static<typeof DiscountForm> {
  return values
}
