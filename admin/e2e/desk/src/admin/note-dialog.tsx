import type { CommandProps } from '@ashlar/sdk/admin'
import { Dialog } from '@ashlar/sdk/ui'

/** CMD-034 */
export default function NoteDialog({ close, row }: CommandProps) {
  return (
    <Dialog open onOpenChange={close} title={`Note: ${String(row?.['title'] ?? '')}`}>
      <p>{String(row?.['customer_name'] ?? '')}</p>
    </Dialog>
  )
}
