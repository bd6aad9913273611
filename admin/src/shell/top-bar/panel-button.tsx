import type { TopBarPanel } from '@ashlar/sdk'
import { type AdminModule, Part } from '@ashlar/sdk/shell'
import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

/** A button of the top bar; its module's code is fetched when it is first opened (SHELL-036). */
export default function PanelButton({ module, entry }: { readonly module: AdminModule; readonly entry: TopBarPanel }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const title = t(entry.title)
  return (
    <Popover
      label={title}
      align="end"
      width={entry.width}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={entry.icon} label={title} tooltip={false} title={title} className="hide-sm" />}
    >
      <Part module={module} kind="panels" id={entry.id} title={entry.title} props={{ close: () => setOpen(false) }} />
    </Popover>
  )
}
