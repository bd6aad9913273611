import type { Problem } from '@ashlar/sdk/records'
import { Button, Dialog, Note, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useId } from 'react'

interface RecordDialogProps {
  readonly title: string
  readonly icon: string
  readonly isSaving: boolean
  readonly problem: Problem | undefined
  readonly onSave: () => Promise<void>
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
  /** What is asked when somebody else was faster. */
  readonly conflict: ReactNode
}

/** A record that is changed in a dialog, and that others may change meanwhile. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, icon, isSaving, problem, onSave, onClose, children, conflict } = props
  const t = useTexts('email_marketing')
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      icon={icon}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog in a form is a part of it for events.
          event.stopPropagation()
          void onSave()
        }}
      >
        {problem && (
          <Note tone="bad">
            <b>{problem.title}</b> {problem.text}
          </Note>
        )}
        {children}
      </form>
      {conflict}
    </Dialog>
  )
}
