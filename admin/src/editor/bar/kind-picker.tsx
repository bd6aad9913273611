import { later, useLater } from '@ashlar/sdk/editor'
import { Icon, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { KindListProps } from './kind-list.tsx'

/** The list of one kind, fetched when it is first shown. */
export const kindList = later(async () => (await import('./kind-list.tsx')).KindList)

/** Chooses another of the kind that is open. */
export function KindPicker({ title, ...list }: KindListProps & { readonly title: string }) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  const KindList = useLater(open, kindList, () => setOpen(false))
  return (
    <Popover
      label={t(list.kind.title)}
      open={open && KindList !== undefined}
      onOpenChange={setOpen}
      width={320}
      trigger={
        <button type="button" className="picker">
          <Icon name={list.kind.icon} />
          <span className="sr">{t('Choose another')}</span>
          <b className="trunc">{title}</b>
          <Icon name="chevrons-up-down" size="sm" />
        </button>
      }
    >
      {open && KindList && (
        <KindList
          {...list}
          onOpen={(param, id) => {
            setOpen(false)
            list.onOpen(param, id)
          }}
        />
      )}
    </Popover>
  )
}
