import { useCan } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { addressOfSection } from '../../screens/settings/section-list.ts'
import { useEditor } from '../editor-context.tsx'
import { beginTrip } from './begin-trip.ts'
import type { SitePart } from './site-part.ts'
import { usePartTemplate } from './use-part-template.ts'

/** What can be done with the header or footer: edit its content where it has some of its own, else what there is. */
export function PartActions({ part }: { readonly part: SitePart }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { canEdit, goOn } = parts
  const { template, error } = usePartTemplate(part)
  const canCreate = useCan('pages.can_create')
  const seesSettings = useCan('settings.can_view')
  const editsSettings = useCan('settings.can_edit')
  const [busy, setBusy] = useState(false)
  const wait = (work: Promise<unknown>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const isHeader = part === 'header'
  if (error) return null
  if (template !== null) {
    if (!canEdit) return null
    return (
      <Button
        size="sm"
        variant="primary"
        icon="pencil"
        disabled={!template}
        busy={busy}
        onClick={() => template && wait(beginTrip(parts, part, template.id))}
      >
        {isHeader ? t('Edit header') : t('Edit footer')}
      </Button>
    )
  }
  return (
    <>
      {canEdit && canCreate && editsSettings && (
        <Button
          size="sm"
          variant="primary"
          icon="pencil"
          busy={busy}
          onClick={() =>
            wait(import('./replace-part.ts').then(({ replacePart }) => replacePart(parts, part)).catch(console.error))
          }
        >
          {t('Replace with my own')}
        </Button>
      )}
      {seesSettings && (
        <Button size="sm" icon="settings-2" onClick={() => void goOn(addressOfSection('navigation'))}>
          {isHeader ? t('Menu settings') : t('Footer settings')}
        </Button>
      )}
    </>
  )
}
