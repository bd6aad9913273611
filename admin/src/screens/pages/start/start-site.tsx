import { useCan } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'

const LoadedSiteStarts = lazy(() => import('./loaded-site-starts.tsx'))

/** Offers the starter websites where a website has no pages yet. They are loaded when somebody asks for them. */
export function StartSite() {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  if (!useCan('page_layout.can_edit')) return null
  return (
    <>
      <Button icon="layout-template" onClick={() => setOpen(true)}>
        {t('Start a whole website')}
      </Button>
      {isOpen && (
        <Suspense>
          <LoadedSiteStarts onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
