import { call } from '@ashlar/sdk/admin'
import { Button, Field, Input, Note, Segments, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { correctStock, type StockCorrection, type Variant } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'
import { productsChanged } from '../products-changed.ts'

/** Enters what was counted, or what came or went, with a reason. */
export function CorrectionForm({ variant }: { readonly variant: Variant }) {
  const t = useTexts('store')
  const [how, setHow] = useState<'stock' | 'change'>('stock')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const amount = Number(typed)
  const isWhole = typed.trim() !== '' && Number.isInteger(amount)
  const canSend = isWhole && (how === 'stock' ? amount >= 0 : amount !== 0)
  const send = async () => {
    if (!canSend || isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const body: StockCorrection = { [how]: amount, ...(note.trim() !== '' && { note: note.trim() }) }
      const reply = await call(correctStock, { params: { id: variant.id }, body })
      await productsChanged()
      toast.success(t('The stock is {stock} now', { stock: reply.variant.stock }))
      setTyped('')
      setNote('')
    } catch (error) {
      setProblem(problemOf(error) || t('Something went wrong. Try again.'))
    }
    setBusy(false)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
    >
      {problem !== '' && <Note tone="bad">{problem}</Note>}
      <div className="row wrap" style={{ alignItems: 'flex-end' }}>
        <Segments
          label={t('What to enter')}
          value={how}
          options={[
            { value: 'stock', label: t('Counted') },
            { value: 'change', label: t('Add or remove') },
          ]}
          onChange={setHow}
        />
        <div style={{ width: 104 }}>
          <Field label={how === 'stock' ? t('Counted') : t('Change')}>
            {(ties) => (
              <Input
                {...ties}
                type="number"
                step={1}
                placeholder={how === 'stock' ? String(variant.stock) : '-1'}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </div>
        <div className="grow" style={{ minWidth: 160 }}>
          <Field label={t('Note')}>
            {(ties) => (
              <Input {...ties} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
        </div>
        <Button type="submit" busy={isBusy} disabled={!canSend}>
          {t('Correct stock')}
        </Button>
      </div>
    </form>
  )
}
