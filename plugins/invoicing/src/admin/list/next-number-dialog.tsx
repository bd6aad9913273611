import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { NextNumber, setNextNumber } from '../../contract.ts'
import type { DocumentKind } from '../kinds.ts'

const NumberForm = Type.Pick(NextNumber, ['number'])

interface NextNumberDialogProps {
  readonly kind: DocumentKind
  readonly onClose: () => void
}

/** For a website that goes on with numbers given elsewhere. */
export function NextNumberDialog({ kind, onClose }: NextNumberDialogProps) {
  const t = useTexts('invoicing')
  return (
    <FormDialog
      title={t('Set the next number')}
      description={t('For numbers that were given elsewhere. The next document that is issued gets this one.')}
      icon="list-ordered"
      submit={t('Set number')}
      failed={t('The number was not set')}
      schema={NumberForm}
      initial={{ number: 1 }}
      save={async ({ number }) => {
        // What a recurring invoice makes is numbered as invoices are.
        const type = kind.type === 'recurring' ? 'invoice' : kind.type
        const next = await call(setNextNumber, { body: { type, number } })
        toast.success(t('The next number is {number}', { number: next.number }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="number" label={t('Next number')} />}
    </FormDialog>
  )
}
