import { RichTextField } from '@ashlar/sdk/forms'
import { Button, Card, confirm, Dialog, Drawer, Field, Input, Menu, Popover, Tooltip, toast } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { mentions } from './mentions.ts'

const sizes = ['sm', 'md', 'lg', 'xl'] as const

/** What stands over the screen. */
export function Overlays() {
  const [size, setSize] = useState<(typeof sizes)[number]>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [answer, setAnswer] = useState('nothing yet')
  const [note, setNote] = useState('')
  const ask = async (destructive: boolean) => {
    const accepted = await confirm({
      description: '“Winter course” will be deleted. This cannot be undone.',
      destructive,
    })
    setAnswer(accepted ? 'accepted' : 'dismissed')
  }
  return (
    <>
      <Card title="Dialogs">
        <div className="row wrap">
          {sizes.map((each) => (
            <Button key={each} onClick={() => setSize(each)}>
              Dialog {each}
            </Button>
          ))}
          <Button onClick={() => void ask(false)}>Confirm</Button>
          <Button variant="quiet-danger" onClick={() => void ask(true)}>
            Confirm a deletion
          </Button>
          <Button onClick={() => setDrawerOpen(true)}>Drawer</Button>
          <span role="status">Answer: {answer}</span>
        </div>
      </Card>
      <Card title="Menus and hints">
        <div className="row wrap">
          <Menu
            align="start"
            trigger={<Button icon="ellipsis">Menu</Button>}
            entries={[
              { heading: 'Page' },
              { label: 'Open in editor', icon: 'square-pen', shortcut: 'E' },
              { label: 'Duplicate', icon: 'copy', shortcut: 'D' },
              { label: 'Not now', icon: 'globe', disabled: true },
              'separator',
              { label: 'Delete', icon: 'trash-2', danger: true },
            ]}
          />
          <Popover label="Popover" trigger={<Button>Popover</Button>} width={220}>
            <Field label="A field in it">{(ties) => <Input {...ties} />}</Field>
          </Popover>
          <Tooltip label="A short word beside a control">
            <Button>Tooltip</Button>
          </Tooltip>
        </div>
      </Card>
      <Card title="Toasts">
        <div className="row wrap">
          <Button onClick={() => toast.success('Saved')}>Success</Button>
          <Button
            onClick={() =>
              toast.error('Not saved', {
                description: 'The server did not answer.',
                action: { label: 'Try again', run: () => toast.success('Saved') },
              })
            }
          >
            Error
          </Button>
          <Button onClick={() => toast.plain('A new version is available', { icon: 'info' })}>Plain</Button>
          <Button onClick={() => toast.loading('Importing customers', { id: 'import', description: '12 of 40' })}>
            Lasting
          </Button>
          <Button onClick={() => toast.success('40 customers imported', { id: 'import', duration: 5000 })}>
            Close the lasting one
          </Button>
        </div>
      </Card>
      {size && (
        <Dialog
          open
          onOpenChange={() => setSize(undefined)}
          size={size}
          title={`Dialog ${size}`}
          description="Title, content and size."
          icon="file-pen-line"
          footer={
            <>
              <Button onClick={() => setSize(undefined)}>Cancel</Button>
              <Button variant="primary" onClick={() => setSize(undefined)}>
                Save
              </Button>
            </>
          }
        >
          <Field label="Name">{(ties) => <Input {...ties} />}</Field>
          <Field label="Note">
            {(ties) => <RichTextField ties={ties} label="Note" value={note} onChange={setNote} mentions={mentions} />}
          </Field>
        </Dialog>
      )}
      <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} label="A drawer" side="right">
        <div className="dlg__b">
          <Button onClick={() => setDrawerOpen(false)}>Close</Button>
        </div>
      </Drawer>
    </>
  )
}
