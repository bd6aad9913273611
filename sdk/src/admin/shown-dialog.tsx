import { BareDialog } from '../ui/bare-dialog.tsx'
import { Skeleton, useDelayed } from '../ui/states.tsx'
import { texts, useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { Contributed } from './contributions.tsx'
import type { OpenDialog } from './open-dialogs.ts'

/** A dialog of a module in its boundary, over the screen. */
export default function ShownDialog({ dialog }: { readonly dialog: OpenDialog }) {
  return (
    <Contributed
      module={dialog.module}
      kind="dialogs"
      id={dialog.id}
      props={{ input: dialog.input, close: dialog.close }}
      waiting={<Waiting onClose={dialog.close} />}
      stopped={() => null}
      onStopped={(error) => stop(dialog, error)}
    />
  )
}

/** It threw, or its code did not arrive: whoever opened it goes on without an answer. */
function stop({ module, close }: OpenDialog, error: unknown): void {
  const t = texts('admin')
  toast.error(t('{title}: the dialog has stopped', { title: t(module.title) }), {
    description: error instanceof Error ? error.message : t('Something went wrong. Try again.'),
  })
  close()
}

/** Until its code is there; what comes at once shows nothing before it. */
function Waiting({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  if (!useDelayed()) return null
  return (
    <BareDialog open onOpenChange={(open) => !open && onClose()} label={t('Loading')} className="dlg">
      <div className="dlg__b lines" aria-busy="true">
        <Skeleton width={180} height={14} />
        <Skeleton width={320} height={32} />
        <Skeleton width={240} height={32} />
      </div>
    </BareDialog>
  )
}
