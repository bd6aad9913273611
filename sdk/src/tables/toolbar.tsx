import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Input } from '../ui/input.tsx'
import { Popover } from '../ui/menu.tsx'
import { useTexts } from '../ui/texts.ts'
import { searchPause } from '../ui/use-settled.ts'
import { ExportButton } from './export-button.tsx'
import { LookPanel, type LookPanelProps } from './look-panel.tsx'
import { OrderPanel, type OrderPanelProps } from './order-panel.tsx'

export interface ToolbarProps<Row> extends LookPanelProps<Row>, OrderPanelProps<Row> {
  /** Accessible name and placeholder of the search: "Search pages". Without it there is no search. */
  readonly searchLabel?: string | undefined
  /** Address of the list as a file; without it there is none. */
  readonly exportAddress?: (() => string) | undefined
  /** Stands where there is no search: a bar that is empty on its left is a line for nothing. */
  readonly instead?: ReactNode
  /** View switch and the like, between search and columns. */
  readonly children?: ReactNode
}

/** Search left; view, file, columns and density right. On a phone all but the search fold into one sheet. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { searchLabel, instead, state, onState, exportAddress, children } = props
  const t = useTexts('admin')
  const [isSheetOpen, setSheetOpen] = useState(false)
  return (
    <div className="tools">
      {searchLabel ? (
        <SearchBox label={searchLabel} value={state.search} onChange={(search) => onState({ search })} />
      ) : (
        instead
      )}
      <span className="grow" />
      <span className="tools__wide hide-sm">
        {children}
        {children && <span className="vr" />}
        {exportAddress && <ExportButton address={exportAddress} />}
        <Popover
          label={t('List layout')}
          align="end"
          width={224}
          trigger={<IconButton icon="sliders-horizontal" label={t('List layout')} />}
        >
          <LookPanel {...props} />
        </Popover>
      </span>
      <IconButton
        icon="sliders-horizontal"
        className="only-sm"
        label={t('Sorting and list layout')}
        tooltip={false}
        onClick={() => setSheetOpen(true)}
      />
      {isSheetOpen && (
        <Dialog open onOpenChange={setSheetOpen} title={t('List')}>
          <div className="form">
            {children && <div className="tools__sheet">{children}</div>}
            <OrderPanel {...props} />
            <LookPanel {...props} />
            {exportAddress && <ExportButton wide address={exportAddress} />}
          </div>
        </Dialog>
      )}
    </div>
  )
}

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
    const timer = setTimeout(() => onChange(text), searchPause)
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
