import { useTexts } from '@ashlar/sdk/ui'
import { NotesTable } from './notes-table.tsx'

export function CustomerNotes({ customerId }: { readonly customerId: number }) {
  const t = useTexts('customers')
  return <NotesTable customerId={customerId} empty={t('Write down what you want to remember about this customer.')} />
}
