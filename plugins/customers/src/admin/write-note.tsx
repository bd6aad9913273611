import { useDialog } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { noteDialog } from '../contract.ts'

/** The button that opens the note dialog. */
export function WriteNote() {
  const t = useTexts('customers')
  const { isOffered, open } = useDialog(noteDialog)
  if (!isOffered) return null
  return (
    <Button variant="primary" icon="plus" onClick={() => void open({})}>
      {t('New Note')}
    </Button>
  )
}
