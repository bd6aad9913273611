import { SlotTabs, useDialog } from '@ashlar/sdk/admin'
import { SchemaForm } from '@ashlar/sdk/forms'
import { Button, Card, CopyButton } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { kitTabs, newWare } from './contract.ts'

const Review = Type.Object({
  stars: Type.Integer({ title: 'Stars', default: 4, control: 'kit_gallery:stars' }),
  place: Type.String({ title: 'Place', default: 'Halifax', control: 'nobody:place' }),
})

/** What modules do for each other's screens. */
export function Connections() {
  const { open } = useDialog(newWare)
  const [answer, setAnswer] = useState('nothing yet')
  const [review, setReview] = useState({ stars: 4, place: 'Halifax' })
  return (
    <>
      <Card title="Dialogs of other modules">
        <div className="row wrap">
          <Button
            icon="plus"
            onClick={async () => {
              const ware = await open({ name: 'Bowl' })
              setAnswer(ware ? `${ware.name}, number ${ware.id}` : 'closed')
            }}
          >
            New ware
          </Button>
          <span role="status">Answer: {answer}</span>
        </div>
      </Card>
      <Card title="Tabs of other modules">
        <SlotTabs
          label="Parts of the record"
          slot={kitTabs}
          props={{ status: 'published' }}
          own={[{ value: 'overview', label: 'Overview', content: <p>The screen's own tab.</p> }]}
        />
      </Card>
      <Card title="Controls of other modules">
        <SchemaForm
          schema={Review}
          values={review}
          save={async (values) => {
            setReview(values)
            return values
          }}
        />
      </Card>
      <Card title="Copying">
        <div className="row wrap">
          <CopyButton text="INV-2041" />
          <CopyButton text="INV-2041" iconOnly />
          <CopyButton text="f3a9…" name="the secret" label="Copy the secret" variant="primary" />
        </div>
      </Card>
    </>
  )
}
