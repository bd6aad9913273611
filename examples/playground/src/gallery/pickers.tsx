import { useDialog } from '@ashlar/sdk/admin'
import { type Choice, MoneyField, Picker } from '@ashlar/sdk/forms'
import { Button, Card, Dialog, Field } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listPages, newWare } from './contract.ts'

/** One row of a list, found by typing. */
export function Pickers() {
  const [page, setPage] = useState<Choice | null>(null)
  const [person, setPerson] = useState<Choice | null>({ id: 1, title: 'Maison Roy' })
  const [isOpen, setOpen] = useState(false)
  const { open } = useDialog(newWare)
  const picker = (
    <Field label="Page" hint={page ? `Picked: ${page.id}` : 'Nothing is picked'}>
      {(ties) => (
        <Picker
          ties={ties}
          label="Page"
          call={listPages}
          choiceOf={({ id, title, slug }) => ({ id, title, detail: `/${slug}` })}
          value={page}
          onChange={setPage}
          newChoice={{
            label: 'New page',
            create: async (words) => {
              const ware = await open({ name: words })
              return ware && { id: ware.id, title: ware.name }
            },
          }}
        />
      )}
    </Field>
  )
  return (
    <div className="form form--grid">
      <Card className="half" title="Picker">
        <div className="form">
          {isOpen ? null : picker}
          <Field label="Customer">
            {(ties) => (
              <Picker
                avatars
                ties={ties}
                label="Customer"
                call={listPages}
                choiceOf={({ id, title }) => ({ id, title })}
                value={person}
                onChange={setPerson}
              />
            )}
          </Field>
          <Field label="Refused" error="Customer is required">
            {(ties) => (
              <Picker
                ties={ties}
                label="Refused"
                call={listPages}
                choiceOf={({ id, title }) => ({ id, title })}
                value={null}
                onChange={() => {}}
              />
            )}
          </Field>
          <Field label="Disabled">
            {(ties) => (
              <Picker
                disabled
                ties={ties}
                label="Disabled"
                call={listPages}
                choiceOf={({ id, title }) => ({ id, title })}
                value={{ id: 1, title: 'Maison Roy' }}
                onChange={() => {}}
              />
            )}
          </Field>
          <Button onClick={() => setOpen(true)}>In a dialog</Button>
        </div>
      </Card>
      <Card className="half" title="Money">
        <div className="form">
          {(['CAD', 'JPY', 'KWD'] as const).map((currency) => (
            <Price key={currency} currency={currency} />
          ))}
          <Field label="Refused price" error="Price is required">
            {(ties) => <MoneyField ties={ties} currency="CAD" value={null} onChange={() => {}} />}
          </Field>
          <Field label="Fixed price">
            {(ties) => <MoneyField disabled ties={ties} currency="EUR" value={150_823} onChange={() => {}} />}
          </Field>
        </div>
      </Card>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A picker in a dialog">
        <div className="form">{isOpen && picker}</div>
      </Dialog>
    </div>
  )
}

function Price({ currency }: { readonly currency: string }) {
  const [amount, setAmount] = useState<number | null | undefined>(150_823)
  return (
    <Field
      label={`Price in ${currency}`}
      hint={`Stored as ${amount ?? 'nothing'}`}
      error={amount === undefined ? 'Price is not an amount' : undefined}
    >
      {(ties) => <MoneyField ties={ties} currency={currency} value={amount} onChange={setAmount} />}
    </Field>
  )
}
