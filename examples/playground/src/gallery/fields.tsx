import {
  ChipsInput,
  ColourField,
  DateField,
  DateTimeField,
  FileDrop,
  PhoneField,
  RichTextField,
  RoleChoice,
} from '@ashlar/sdk/forms'
import { Card, Field, Input, Select, Textarea } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { mentions } from './mentions.ts'

/** Single fields: at rest, filled, refused, disabled. */
export function Fields() {
  const [day, setDay] = useState('2026-12-01')
  const [moment, setMoment] = useState('2026-12-01T09:00:00.000Z')
  const [colour, setColour] = useState('primary')
  const [hex, setHex] = useState('#A4552B')
  const [phone, setPhone] = useState('+15145550193')
  const [chips, setChips] = useState<readonly string[]>(['stoneware', 'winter'])
  const [text, setText] = useState('<p>Six Thursday evenings <strong>at the wheel</strong>.</p><ul><li>Clay</li></ul>')
  const [roles, setRoles] = useState<readonly number[]>([1, 4])
  const [file, setFile] = useState('')
  return (
    <div className="form form--grid">
      <Card className="half" title="Text">
        <div className="form">
          <Field label="Title" required hint="Shown in lists and in search results.">
            {(ties) => <Input {...ties} defaultValue="Workshops" />}
          </Field>
          <Field label="Refused" error="Title is required">
            {(ties) => <Input {...ties} placeholder="Title" />}
          </Field>
          <Field label="Disabled">{(ties) => <Input {...ties} disabled defaultValue="Fixed" />}</Field>
          <Field label="Address">
            {(ties) => <Input {...ties} prefix={<span className="add mono">/</span>} defaultValue="winter" />}
          </Field>
          <Field label="Parent page">
            {(ties) => (
              <Select {...ties} value="shop" options={[{ value: 'shop', label: 'Shop' }]} onChange={() => {}} />
            )}
          </Field>
          <Field label="Excerpt">{(ties) => <Textarea {...ties} defaultValue="One or two sentences." />}</Field>
        </div>
      </Card>
      <Card className="half" title="Days, colours, numbers">
        <div className="form">
          <Field label="Day">{(ties) => <DateField ties={ties} value={day} onChange={setDay} />}</Field>
          <Field label="Publish date" hint="Visitors see this page from then on.">
            {(ties) => <DateTimeField ties={ties} value={moment} onChange={setMoment} />}
          </Field>
          <Field label="Colour">
            {(ties) => <ColourField ties={ties} label="Colour" value={colour} onChange={setColour} />}
          </Field>
          <Field label="Theme colour" error="Theme colour is not valid">
            {(ties) => (
              <ColourField ties={ties} label="Theme colour" pattern="^#[0-9A-Fa-f]{6}$" value={hex} onChange={setHex} />
            )}
          </Field>
          <Field label="Phone" hint={`Stored as ${phone || 'nothing'}`}>
            {(ties) => <PhoneField ties={ties} value={phone} onChange={setPhone} />}
          </Field>
          <Field label="Tags">
            {(ties) => (
              <ChipsInput ties={ties} label="Tags" value={chips} onChange={setChips} placeholder="Add a tag" />
            )}
          </Field>
        </div>
      </Card>
      <Card className="half" title="Rich text">
        <Field label="Description">
          {(ties) => (
            <RichTextField ties={ties} label="Description" value={text} onChange={setText} mentions={mentions} />
          )}
        </Field>
      </Card>
      <Card className="half" title="Files and roles">
        <div className="form">
          <FileDrop
            label="Drop an image here"
            hint={file || 'PNG or JPEG, up to 15 MB'}
            accept="image/*"
            onFiles={([first]) => setFile(first?.name ?? '')}
          />
          <FileDrop label="Drop a file here" error="list.exe is not an image." onFiles={() => {}} />
          <RoleChoice label="Who may see it" hint="Nobody else does." value={roles} onChange={setRoles} />
        </div>
      </Card>
    </div>
  )
}
