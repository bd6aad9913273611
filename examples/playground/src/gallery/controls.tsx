import { Button, Card, Checkbox, Chip, IconButton, Segments, Switch } from '@ashlar/sdk/ui'
import { useState } from 'react'

const variants = ['primary', 'plain', 'ghost', 'danger', 'quiet-danger'] as const

/** What is pressed, switched and ticked. */
export function Controls() {
  const [on, setOn] = useState(true)
  const [view, setView] = useState<'tree' | 'flat' | 'cards'>('tree')
  return (
    <>
      <Card title="Buttons">
        <div className="form">
          {(['md', 'sm', 'lg'] as const).map((size) => (
            <div key={size} className="row wrap">
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size} {...(size === 'lg' ? { icon: 'plus' } : {})}>
                  {variant}
                </Button>
              ))}
            </div>
          ))}
          <div className="row wrap">
            <Button variant="primary" disabled>
              Disabled
            </Button>
            <Button variant="primary" busy>
              Busy
            </Button>
            <IconButton icon="pencil" label="Edit" />
            <IconButton icon="bold" label="Bold" active />
            <IconButton icon="trash-2" label="Delete" disabled />
            <IconButton icon="x" label="Close" size="xs" />
          </div>
        </div>
      </Card>
      <Card title="Choices">
        <div className="form">
          <div className="row wrap g4">
            <Checkbox label="On" checked onChange={() => {}} />
            <Checkbox label="Some" checked="mixed" onChange={() => {}} />
            <Checkbox label="Off" checked={false} onChange={() => {}} />
            <Checkbox label="Never" checked={false} disabled onChange={() => {}} />
          </div>
          <Switch
            label="Live chat"
            hint="Visitors can write to you while you are here."
            checked={on}
            onChange={setOn}
          />
          <Switch label="Out of reach" checked={false} disabled onChange={() => {}} />
          <div className="row wrap">
            <Segments
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: 'tree', label: 'Tree', icon: 'list-tree' },
                { value: 'flat', label: 'Flat', icon: 'list' },
                { value: 'cards', label: 'Cards', icon: 'layout-dashboard', disabled: true },
              ]}
            />
            <Chip removeLabel="Remove filter" onRemove={() => {}}>
              Status: <b>Draft</b>
            </Chip>
            <Chip>Plain chip</Chip>
          </div>
        </div>
      </Card>
    </>
  )
}
