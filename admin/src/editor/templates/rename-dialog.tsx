import { Button, Dialog, Field, Input, toast, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { useEditor } from '../editor-context.tsx'
import type { TemplateEntry } from '../store/editor-state.ts'

export interface RenameDialogProps {
  readonly entry: TemplateEntry
  readonly onClose: () => void
}

/** Another name for a template, in the palette and for who links it; what it holds stays as it is (API-104). */
export function RenameDialog({ entry, onClose }: RenameDialogProps) {
  const t = useTexts('admin')
  const { shelf } = useEditor()
  const [name, setName] = useState(entry.componentName)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>()
  const isNamed = name.trim() !== ''
  const isSending = useRef(false)
  const save = async () => {
    if (isSending.current || !isNamed) return
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await shelf.rename(entry, name.trim())
      toast.success(t('Template renamed'))
      onClose()
    } catch (error) {
      console.error('The template could not be renamed.', error)
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon="component"
      tone="reuse"
      title={t('Rename template')}
      description={t('Pages that show it stay as they are.')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" busy={busy} disabled={!isNamed} onClick={() => void save()}>
            {t('Rename')}
          </Button>
        </>
      }
    >
      <form
        className="tplf"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={t('Name')} required error={isNamed ? undefined : t('Name is required')}>
          {(ties) => <Input {...ties} value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />}
        </Field>
        {failure !== undefined && (
          <p className="note bad" role="alert">
            {t('The template could not be renamed: {why}', { why: failure })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
