import { later, useLater } from '@ashlar/sdk/editor'
import { Icon, Popover, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

/** The list of pages, fetched when it is first shown. */
export const pageList = later(async () => (await import('./page-list.tsx')).PageList)

export interface PagePickerProps {
  /** Title and slug of what is open. */
  readonly title: string
  readonly slug: string | undefined
  readonly onOpen: (slug: string) => void
}

/** Chooses the page to edit among all pages by slug (EDIT-008). */
export function PagePicker({ title, slug, onOpen }: PagePickerProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  const PageList = useLater(open, pageList, () => setOpen(false))
  return (
    <Popover
      label={t('Pages')}
      open={open && PageList !== undefined}
      onOpenChange={setOpen}
      width={320}
      trigger={
        <button type="button" className="picker">
          <Icon name="file-text" />
          <span className="sr">{t('Choose another page')}</span>
          <b className="trunc">{title || t('Choose a page')}</b>
          {slug !== undefined && <span className="t3 mono trunc">/{slug}</span>}
          <Icon name="chevrons-up-down" size="sm" />
        </button>
      }
    >
      {open && PageList && (
        <PageList
          current={slug}
          onOpen={(next) => {
            setOpen(false)
            onOpen(next)
          }}
        />
      )}
    </Popover>
  )
}
