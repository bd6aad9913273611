import type { TopBarPanel } from '@ashlar/sdk'
import { type AdminModule, Part } from '@ashlar/sdk/shell'
import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'

const Elapsed = lazy(() => import('./elapsed.tsx'))

/** A button of the top bar; its module's code is fetched when it is first opened (SHELL-036). */
export default function PanelButton({ module, entry }: { readonly module: AdminModule; readonly entry: TopBarPanel }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const title = t(entry.title)
  return (
    <span className="row hide-sm">
      <Popover
        label={title}
        align="end"
        width={entry.width}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon={entry.icon} label={title} tooltip={false} title={title} />}
      >
        <Part module={module} kind="panels" id={entry.id} title={entry.title} props={{ close: () => setOpen(false) }} />
      </Popover>
      {entry.since && (
        <Suspense>
          <Elapsed since={entry.since} title={title} open={() => setOpen(true)} />
        </Suspense>
      )}
    </span>
  )
}
