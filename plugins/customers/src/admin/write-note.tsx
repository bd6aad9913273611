import { useDialog } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { noteDialog } from '../contract.ts'

/** The button that opens the note dialog, about a customer where one is named. */
export function WriteNote({ customerId }: { readonly customerId?: number }) {
  const t = useTexts('customers')
  const { isOffered, open } = useDialog(noteDialog)
  if (!isOffered) return null
  return (
    <Button variant="primary" icon="plus" onClick={() => void open(customerId === undefined ? {} : { customerId })}>
      {t('New Note')}
    </Button>
  )
}
