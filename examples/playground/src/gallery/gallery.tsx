import { useSearchParams } from '@ashlar/sdk/admin'
import { PageHeader, Segments, setThemeMode, Tabs, type ThemeMode, themeMode } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { Boards } from './boards.tsx'
import { Charts } from './charts.tsx'
import { Connections } from './connections.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { FormInParts } from './form-in-parts.tsx'
import { Lists } from './lists.tsx'
import { Marks } from './marks.tsx'
import { Overlays } from './overlays.tsx'
import { Pickers } from './pickers.tsx'
import { Records } from './records.tsx'
import { Sheets } from './sheets.tsx'
import { WholeForm } from './whole-form.tsx'

const parts = [
  { value: 'controls', label: 'Controls', content: <Controls /> },
  { value: 'fields', label: 'Fields', content: <Fields /> },
  { value: 'form', label: 'Form', content: <WholeForm /> },
  { value: 'parts', label: 'Form in parts', content: <FormInParts /> },
  { value: 'list', label: 'List', content: <Lists /> },
  { value: 'marks', label: 'Marks and messages', content: <Marks /> },
  { value: 'overlays', label: 'Overlays', content: <Overlays /> },
  { value: 'charts', label: 'Charts', content: <Charts /> },
  { value: 'pickers', label: 'Pickers', content: <Pickers /> },
  { value: 'grid', label: 'Grid', content: <Sheets /> },
  { value: 'board', label: 'Board', content: <Boards /> },
  { value: 'records', label: 'Records', content: <Records /> },
  { value: 'connections', label: 'Between modules', content: <Connections /> },
] as const
type Part = (typeof parts)[number]['value']

/** The whole kit on one screen; the part that is shown stands in the address. */
export default function Gallery() {
  const [query, setQuery] = useSearchParams()
  const [mode, setMode] = useState<ThemeMode>(themeMode())
  const shown = parts.find(({ value }) => value === query.get('part')) ?? parts[0]
  return (
    <>
      <PageHeader
        title="Kit"
        icon="blocks"
        subtitle="Every component of a screen, in all its states"
        actions={
          <Segments
            label="Theme"
            value={mode}
            onChange={(next) => {
              setThemeMode(next)
              setMode(next)
            }}
            options={[
              { value: 'light', label: 'Light', icon: 'sun' },
              { value: 'dark', label: 'Dark', icon: 'moon' },
            ]}
          />
        }
      />
      <Tabs<Part>
        label="Parts of the kit"
        value={shown.value}
        onChange={(part) => setQuery({ part })}
        tabs={parts.map((part) => ({
          ...part,
          content: (
            <div className="form" style={{ paddingTop: 16 }}>
              {part.content}
            </div>
          ),
        }))}
      />
    </>
  )
}
