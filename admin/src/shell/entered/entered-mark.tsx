import { Badge, Button, useTexts } from '@ashlar/sdk/ui'
import { leave } from './leave.ts'

/** In the bar of a website that a platform administrator entered: that they are a guest with the owner's rights, and the way out. */
export default function EnteredMark() {
  const t = useTexts('admin')
  return (
    <span className="row g4">
      <span className="hide-md">
        <Badge tone="yellow">{t('Entered from the platform')}</Badge>
      </span>
      <Button size="sm" icon="log-out" onClick={() => void leave()}>
        {t('Leave website')}
      </Button>
    </span>
  )
}
