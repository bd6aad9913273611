import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { ApiError } from '../admin/api.ts'
import { Note } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { type Form, type FormOptions, useForm } from './use-form.ts'

export interface FormDialogProps<S extends TObject>
  extends Omit<FormOptions<S>, 'save'>,
    Pick<DialogProps, 'title' | 'description' | 'icon' | 'tone' | 'size'> {
  /** What the filled button says. */
  readonly submit: string
  /** Something is lost by it: the filled button is red. */
  readonly destructive?: boolean
  /** Whether there is anything to send: until then the filled button waits. */
  readonly isReady?: (form: Form<S>) => boolean
  /** What did not happen when `save` fails, before the reason: "The person could not be added". */
  readonly failed?: string
  /**
   * Sends the values, then closes the dialog or goes on to what comes next. A field that the server refuses shows its
   * error; any other failure is said above the fields. What was typed stays either way.
   */
  readonly save: (values: Static<S>) => void | Promise<void>
  /** Told by the buttons and by Escape that nothing shall be sent. */
  readonly onClose: () => void
  /** Quiet words at the start of the footer. */
  readonly aside?: (form: Form<S>) => ReactNode
  /** The fields. */
  readonly children: (form: Form<S>) => ReactNode
}

/**
 * A dialog with a form: opens on its first field, checks what was typed as the server will, sends it once
 * however often it is asked to, and keeps it while it does not fit. It is there as long as it is open.
 */
export function FormDialog<S extends TObject>(props: FormDialogProps<S>) {
  const { submit, destructive, isReady, failed, save, onClose, aside, children, ...rest } = props
  const { title, description, icon, tone, size, ...options } = rest
  const t = useTexts('admin')
  const formId = useId()
  const [problem, setProblem] = useState('')
  const form = useForm({
    ...options,
    save: async (values) => {
      await save(values)
      return values
    },
  })
  const mayGo = isReady?.(form) ?? true
  const send = async () => {
    setProblem('')
    try {
      await form.submit()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setProblem(error instanceof ApiError ? error.message : t('Something went wrong. What you typed is still here.'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...{ description, ...(icon && { icon }), ...(tone && { tone }), ...(size && { size }) }}
      footer={
        <>
          {aside?.(form)}
          <span className="grow" />
          <Button onClick={onClose} onMouseDown={keepFocus}>
            {t('Cancel')}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={form.isSaving}
            disabled={!mayGo}
            onMouseDown={keepFocus}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={focusFirst}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree the dialog may stand in another form, which is not sent by it.
          event.stopPropagation()
          if (mayGo) void send()
        }}
      >
        {problem !== '' && (
          <Note tone="bad">
            {failed && <b>{failed}</b>}
            <div>{problem}</div>
          </Note>
        )}
        {children(form)}
      </form>
    </Dialog>
  )
}

/** Before the dialog looks for something to focus, which would be its cross. A field with `autoFocus` has it already. */
function focusFirst(form: HTMLFormElement | null): void {
  if (!form || form.contains(document.activeElement)) return
  form.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button:not([disabled])')?.focus()
}

/** Leaving a field may show its error, which would move the button away from under the press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
