import { mayLeave, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import type { Form } from '@ashlar/sdk/forms'
import { Button, Dialog, Note, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { TObject } from 'typebox'

export interface RecordDialogProps<S extends TObject, Answer> {
  readonly title: ReactNode
  readonly icon?: string
  readonly form: Form<S>
  /** What the filled button says. */
  readonly submit: string
  /** What did not happen, and why; nothing while all is well. */
  readonly problem?: { readonly title: string; readonly text: string } | undefined
  /** Saves; gives the answer with which the dialog closes, and undefined when it stays open. */
  readonly save: () => Promise<Answer | undefined>
  readonly close: (answer?: Answer) => void
  /** Quiet or destructive buttons at the start of the footer. */
  readonly actions?: ReactNode
  /** A column beside the fields. */
  readonly aside: ReactNode
  readonly readOnly?: boolean
  readonly children: ReactNode
}

const columns = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' } as const
const main = { flex: '1 1 440px', minWidth: 0 } as const
const beside = { flex: '1 1 250px', minWidth: 0 } as const

/** The modal of a record: fields, a column beside them, and a question before what was typed is dropped (PROJ-023). */
export function RecordDialog<S extends TObject, Answer>(props: RecordDialogProps<S, Answer>) {
  const { title, icon, form, submit, problem, save, close, actions, aside, readOnly = false, children } = props
  const t = useTexts('projects')
  const formId = useId()
  const [leaving, setLeaving] = useState<{ readonly answer: Answer | undefined }>()
  const isDirty = form.isDirty && !readOnly && leaving === undefined
  useUnsavedGuard(isDirty, ({ pathname, search }) => `${pathname}${search}`)
  // Once the guard is gone: closing may be another address.
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (leaving) leave(leaving.answer)
  }, [leaving])
  const dismiss = async () => {
    if (!isDirty || (await mayLeave())) setLeaving({ answer: undefined })
  }
  const send = async () => {
    const answer = await save()
    if (answer !== undefined) setLeaving({ answer })
  }
  useSaveKey(() => !readOnly && void send())
  return (
    <Dialog
      open
      size="xl"
      title={title}
      {...(icon && { icon })}
      onOpenChange={(open) => !open && void dismiss()}
      footer={
        <>
          {actions}
          <span className="grow" />
          {readOnly ? (
            <Button onClick={() => void dismiss()}>{t('Close')}</Button>
          ) : (
            <>
              <span className="t3 xs hide-sm">{t('Ctrl+S saves')}</span>
              <Button
                variant="primary"
                type="submit"
                form={formId}
                busy={form.isSaving}
                onMouseDown={(event) => event.preventDefault()}
              >
                {submit}
              </Button>
            </>
          )}
        </>
      }
    >
      {problem && (
        <Note tone="bad">
          <b>{problem.title}</b>
          {problem.text !== '' && <div>{problem.text}</div>}
        </Note>
      )}
      <form
        id={formId}
        ref={focusFirst}
        noValidate
        style={columns}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!readOnly) void send()
        }}
      >
        <div className="form" style={main}>
          {children}
        </div>
        <div className="form" style={beside}>
          {aside}
        </div>
      </form>
    </Dialog>
  )
}

/** Before the dialog looks for something to focus, which would be a link in its title. */
function focusFirst(form: HTMLFormElement | null): void {
  if (!form || form.contains(document.activeElement)) return
  form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
}
