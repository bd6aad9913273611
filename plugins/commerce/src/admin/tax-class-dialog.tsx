import { call, outdated } from '@ashlar/sdk/admin'
import { type Form, FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Grid } from '@ashlar/sdk/grid'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { addTaxClass, changeTaxClass, getTaxes, NewTaxClass, type TaxClass, type TaxRate } from '../contract.ts'
import { type DraftRate, rateColumns } from './rate-columns.ts'

export interface TaxClassDialogProps {
  /** Null for a new one. */
  readonly taxClass: TaxClass | null
  readonly onClose: () => void
}

/** A tax class with its rates, which are filled in like a spreadsheet. */
export function TaxClassDialog({ taxClass, onClose }: TaxClassDialogProps) {
  const t = useTexts('commerce')
  const keys = useRef(0)
  const drafted = (rate: TaxRate): DraftRate => {
    keys.current += 1
    return { ...rate, key: keys.current }
  }
  const blank = () => drafted({ name: 'Tax', country: 'CA', region: '', rate: 0, from: null, until: null })
  const [rates, setRates] = useState<readonly DraftRate[]>(() => (taxClass?.rates ?? []).map(drafted))
  const [refused, setRefused] = useState(0)
  const [columns] = useState(() => rateColumns(t))
  const change = (form: Form<typeof NewTaxClass>, rows: readonly DraftRate[]) => {
    setRates(rows)
    form.change(
      'rates',
      rows.map(({ key: _, ...rate }) => rate),
    )
  }
  return (
    <FormDialog
      title={taxClass ? t('Edit {name}', { name: taxClass.name }) : t('New tax class')}
      icon="percent"
      size="lg"
      submit={t('Save')}
      failed={t('The tax class was not saved')}
      schema={NewTaxClass}
      initial={{ name: taxClass?.name ?? '', rates: taxClass?.rates ?? [] }}
      isReady={() => refused === 0}
      save={async (body) => {
        await (taxClass
          ? call(changeTaxClass, { params: { id: taxClass.id }, body: { ...body, revision: taxClass.revision } })
          : call(addTaxClass, { body }))
        await outdated(getTaxes)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <Grid
            label={t('Rates')}
            columns={columns}
            rows={rates}
            idOf={({ key }) => key}
            onChange={(rows) => change(form, rows)}
            onRefused={setRefused}
            newRow={blank}
            height={320}
            errorOf={(row, column) => form.errors[`rates/${rates.indexOf(row)}/${column}`]}
          />
          <div className="row">
            <Button icon="plus" onClick={() => change(form, [...rates, blank()])}>
              {t('Add rate')}
            </Button>
            {rates.length > 0 && (
              <Button icon="minus" onClick={() => change(form, rates.slice(0, -1))}>
                {t('Remove the last rate')}
              </Button>
            )}
          </div>
        </>
      )}
    </FormDialog>
  )
}
