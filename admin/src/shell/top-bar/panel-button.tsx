import type { TopBarPanel } from '@ashlar/sdk'
import { api, useQuery } from '@ashlar/sdk/admin'
import { type AdminModule, Part } from '@ashlar/sdk/shell'
import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'
import Type from 'typebox'

const Elapsed = lazy(() => import('./elapsed.tsx'))
const Since = Type.Object({ since: Type.Union([Type.String(), Type.Null()]) })

/** A button of the top bar; its module's code is fetched when it is first opened (SHELL-036). */
export default function PanelButton({ module, entry }: { readonly module: AdminModule; readonly entry: TopBarPanel }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const title = t(entry.title)
  const { call = '', path = '' } = entry.since ?? {}
  const { data } = useQuery({
    queryKey: [call, { isSince: true }],
    queryFn: ({ signal }) => api.get(path, { reply: Since, signal }),
    enabled: call !== '',
    // Another tab, or a phone, may have begun or ended it.
    refetchInterval: 60_000,
  })
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
      {data?.since && (
        <Suspense>
          <Elapsed key={data.since} since={data.since} title={title} open={() => setOpen(true)} />
        </Suspense>
      )}
    </span>
  )
}
