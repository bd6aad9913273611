import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { DialogIcon, type DialogProps } from './dialog.tsx'
import { useTexts } from './texts.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmOptions {
  /** "Are you sure?" without it. */
  readonly title?: string
  /** Names the matter: what will happen, to which thing. */
  readonly description: ReactNode
  /** A quieter second line. */
  readonly detail?: ReactNode
  readonly icon?: string
  readonly tone?: NonNullable<DialogProps['tone']>
  /** Something is lost: Accept is red and focus starts on Dismiss. */
  readonly destructive?: boolean
}

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly open: boolean
  readonly onAccept: () => void
  readonly onDismiss: () => void
}

/** A question with "Accept" and "Dismiss". Prefer an undo toast where there is a way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, detail, destructive, onAccept, onDismiss } = props
  const { icon = destructive ? 'trash-2' : undefined, tone = destructive ? 'bad' : 'accent' } = props
  const t = useTexts('admin')
  const focusReturn = useFocusReturn(open)
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onDismiss()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className="dlg dlg--sm dlg--ask"
            {...focusReturn}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              first.current?.focus()
            }}
          >
            <div className="dlg__h">
              {icon && <DialogIcon icon={icon} tone={tone} />}
              <div className="grow">
                <Radix.Title>{title ?? t('Are you sure?')}</Radix.Title>
                <Radix.Description>{description}</Radix.Description>
                {detail && <div className="t3 xs">{detail}</div>}
              </div>
            </div>
            <div className="dlg__f">
              <Button onClick={onDismiss} {...(destructive ? { ref: first } : {})}>
                {t('Dismiss')}
              </Button>
              <Button
                variant={destructive ? 'danger' : 'primary'}
                onClick={onAccept}
                {...(destructive ? {} : { ref: first })}
              >
                {t('Accept')}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface Question extends ConfirmOptions {
  readonly answer: (accepted: boolean) => void
}

let asked: Question | undefined
const listeners = new Set<() => void>()

function ask(question: Question | undefined): void {
  asked = question
  for (const listener of listeners) listener()
}

/** Ask and wait: true after "Accept". A second question answers the first with false. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => ask({ ...options, answer: resolve }))
}

/** Shows the questions of `confirm`; stands once in the shell. */
export function Confirmations() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
  if (!question) return null
  const close = (accepted: boolean) => {
    question.answer(accepted)
    ask(undefined)
  }
  return <ConfirmDialog {...question} open onAccept={() => close(true)} onDismiss={() => close(false)} />
}
