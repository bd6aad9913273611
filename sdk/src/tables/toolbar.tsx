import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Checkbox, Segments } from '../ui/choice.tsx'
import { Input } from '../ui/input.tsx'
import { Popover } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Column } from './column.ts'
import { densities, type ListLook } from './look.ts'

export interface ToolbarProps<Row> {
  /** Accessible name and placeholder of the search: "Search pages". Without it there is no search. */
  readonly searchLabel?: string | undefined
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly columns: readonly Column<Row>[]
  readonly look: ListLook
  readonly onLook: (look: ListLook) => void
  /** View switch and the like, between search and columns. */
  readonly children?: ReactNode
}

/** Search left; view, columns and density right. */
export function Toolbar<Row>({ searchLabel, search, onSearch, columns, look, onLook, children }: ToolbarProps<Row>) {
  const t = useTexts('admin')
  const optional = columns.filter((column) => !column.fixed)
  return (
    <div className="tools">
      {searchLabel && <SearchBox label={searchLabel} value={search} onChange={onSearch} />}
      <span className="grow" />
      {children}
      {children && <span className="vr hide-sm" />}
      <Popover
        label={t('Look of the list')}
        align="end"
        width={224}
        trigger={<IconButton icon="sliders-horizontal" label={t('Look of the list')} className="hide-sm" />}
      >
        <fieldset className="choices">
          <legend className="label">{t('Columns')}</legend>
          {optional.map((column) => (
            <Checkbox
              key={column.id}
              label={column.title}
              checked={!look.hidden.includes(column.id)}
              onChange={(on) =>
                onLook({
                  ...look,
                  hidden: [...look.hidden.filter((id) => id !== column.id), ...(on ? [] : [column.id])],
                })
              }
            />
          ))}
        </fieldset>
        <div className="choices">
          <span className="label">{t('Row height')}</span>
          <Segments
            label={t('Row height')}
            size="sm"
            fill
            value={look.density}
            onChange={(density) => onLook({ ...look, density })}
            options={densities.map((value) => ({ value, label: t(names[value]) }))}
          />
        </div>
      </Popover>
    </div>
  )
}

const names = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }

/** Milliseconds of rest before typing is searched for. */
const pause = 250

function SearchBox(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  const { label, value, onChange } = props
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by other means (back button, "Clear filters"): it wins.
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), pause)
    return () => clearTimeout(timer)
  })
  return (
    <Input
      icon="search"
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
