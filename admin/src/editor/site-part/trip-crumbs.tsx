import { useNavigate } from '@ashlar/sdk/admin'
import { Button, confirm, Icon, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { partTitles } from './site-part.ts'
import { type Trip, useTripTo } from './trip.ts'

/** In the place of the page picker while the header or footer of a page is edited: which one, and the way back. */
export function TripCrumbs({ otherwise }: { readonly otherwise: ReactNode }) {
  const item = useEditorState((state) => state.item)
  const trip = useTripTo(item?.kind === 'component' ? item.id : undefined)
  return trip ? <Crumbs trip={trip} /> : otherwise
}

function Crumbs({ trip }: { readonly trip: Trip }) {
  const t = useTexts('admin')
  const { store, goOn } = useEditor()
  const navigate = useNavigate()
  const address = `/admin/editor?slug=${encodeURIComponent(trip.page.slug)}`
  const isHeader = trip.part === 'header'
  const back = async () => {
    if (!store.state.isEditorDirty) return void navigate(address)
    const accepted = await confirm({
      title: isHeader ? t('Save the header?') : t('Save the footer?'),
      description: t('Visitors see the changes on all pages at once.'),
      detail: t('Dismiss to go on editing.'),
    })
    if (accepted) await goOn(address)
  }
  return (
    <nav className="tripc" aria-label={t('What is being edited')}>
      <Button
        variant="ghost"
        icon="arrow-left"
        onClick={() => void back()}
        title={t('Back to {page}', { page: trip.page.title })}
      >
        <span className="sr">{t('Back to {page}', { page: trip.page.title })}</span>
        <span className="trunc" aria-hidden="true">
          {trip.page.title}
        </span>
      </Button>
      <Icon name="chevron-right" size="sm" />
      <b aria-current="page">{t(partTitles[trip.part])}</b>
    </nav>
  )
}
