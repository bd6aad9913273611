import { useLiveEvent } from '@ashlar/sdk/admin'
import { Button, Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import './generation-notice.css'
import { heard, isOutdated, type Seen, waved } from './generation.ts'

const GenerationMessage = Type.Object({ generation: Type.Integer() })

/**
 * Says that the packages have changed since this page began: what it has loaded goes on working, but is of before.
 * It never loads again by itself, since somebody may be typing.
 */
export function GenerationNotice() {
  const t = useTexts('admin')
  const [seen, setSeen] = useState<Seen>({})
  useLiveEvent('generation', GenerationMessage, ({ generation }) => setSeen((before) => heard(before, generation)))
  return (
    <div className="genbar__place" role="status">
      {isOutdated(seen) && (
        <div className="genbar">
          <Icon name="blocks" />
          <span className="grow">{t('The packages have changed. Reload to use them.')}</span>
          <Button size="sm" onClick={() => location.reload()}>
            {t('Reload')}
          </Button>
          <IconButton icon="x" size="xs" label={t('Later')} tooltip={false} onClick={() => setSeen(waved)} />
        </div>
      )}
    </div>
  )
}
