import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { Checkbox, Field, Input, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import type { Document } from '../../contract.ts'
import { documentsChanged } from '../changed.ts'
import type { DocumentKind } from '../kinds.ts'
import { moneyText } from '../words.ts'
import { LineField } from './dialog-fields.tsx'

export interface AnswerDialogProps {
  readonly kind: DocumentKind
  readonly document: Document
  readonly onClose: () => void
}

const ApproveForm = Type.Object({ name: Type.String({ maxLength: 160 }), chosen: Type.Array(Type.Integer()) })

/** Writes down that the customer approved, and which options they want. */
export function ApproveDialog({ kind, document, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  const { id, revision, items, currency, invoiceNumber: number, customer_name: name } = document
  const options = items.filter(({ isOptional }) => isOptional)
  const chosen = options.filter(({ isChosen }) => isChosen).map((item) => item.id)
  return (
    <FormDialog
      title={t('{number} was approved', { number })}
      icon="check"
      submit={t('Approved')}
      failed={t('The answer was not saved')}
      schema={ApproveForm}
      initial={{ name, chosen }}
      save={async (values) => {
        if (kind.approvals) await call(kind.approvals.approve, { params: { id }, body: { revision, ...values } })
        await documentsChanged()
        toast.success(t('{number} approved', { number }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field id={form.idOf('name')} label={t('Approved by')}>
            {(ties) => (
              <Input
                {...ties}
                maxLength={160}
                value={form.values.name}
                onChange={({ target }) => form.change('name', target.value)}
              />
            )}
          </Field>
          {options.length > 0 && (
            <fieldset className="choices">
              <legend className="label">{t('Options that are wanted')}</legend>
              {options.map((item) => (
                <Checkbox
                  key={item.id}
                  label={`${item.name}, ${moneyText(item.total, currency)}`}
                  checked={form.values.chosen.includes(item.id)}
                  onChange={(on) =>
                    form.change(
                      'chosen',
                      on ? [...form.values.chosen, item.id] : form.values.chosen.filter((each) => each !== item.id),
                    )
                  }
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </FormDialog>
  )
}

const ReasonForm = Type.Object({ reason: Type.String({ maxLength: 400 }) })

interface ReasonDialogProps {
  readonly title: string
  readonly description: string
  readonly icon: string
  readonly submit: string
  readonly failed: string
  readonly send: (reason: string) => Promise<unknown>
  readonly done: string
  readonly onClose: () => void
}

/** Something ends, with a reason that only staff see. */
function ReasonDialog({ send, done, ...props }: ReasonDialogProps) {
  const t = useTexts('invoicing')
  return (
    <FormDialog
      {...props}
      tone="bad"
      destructive
      schema={ReasonForm}
      initial={{ reason: '' }}
      save={async ({ reason }) => {
        await send(reason)
        await documentsChanged()
        toast.success(done)
        props.onClose()
      }}
    >
      {(form) => (
        <LineField
          id={form.idOf('reason')}
          label={t('Reason')}
          hint={t('Only your team sees it.')}
          value={form.values.reason}
          onChange={(text) => form.change('reason', text)}
        />
      )}
    </FormDialog>
  )
}

export function DeclineDialog({ kind, document: { id, revision, invoiceNumber: number }, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  return (
    <ReasonDialog
      title={t('{number} was declined', { number })}
      description={t('The document stays, and cannot be approved any more.')}
      icon="x"
      submit={t('Declined')}
      failed={t('The answer was not saved')}
      done={t('{number} declined', { number })}
      send={async (reason) =>
        kind.approvals && call(kind.approvals.decline, { params: { id }, body: { revision, reason } })
      }
      onClose={onClose}
    />
  )
}

export function CancelDialog({ kind, document: { id, revision, invoiceNumber: number }, onClose }: AnswerDialogProps) {
  const t = useTexts('invoicing')
  return (
    <ReasonDialog
      title={t('Cancel {number}', { number })}
      description={t('The document keeps its number and stays in your records. This cannot be undone.')}
      icon="ban"
      submit={t('Cancel document')}
      failed={t('The document was not cancelled')}
      done={t('{number} cancelled', { number })}
      send={(reason) => call(kind.calls.cancel, { params: { id }, body: { revision, reason } })}
      onClose={onClose}
    />
  )
}
