import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  /** 424, 480, 720 or 880 px; larger is a page. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly icon?: string
  readonly tone?: 'accent' | 'bad' | 'warn' | 'reuse'
  /** Buttons: quiet or destructive left, then the one filled action. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** Title, content and size. Focus stays inside and returns where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', icon, tone = 'accent', footer, children } = props
  const t = useTexts('admin')
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={`dlg${size === 'md' ? '' : ` dlg--${size}`}`}
            {...focusReturn}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="dlg__h">
              {icon && <DialogIcon icon={icon} tone={tone} />}
              <div className="grow">
                <Radix.Title>{title}</Radix.Title>
                {description && <Radix.Description>{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <IconButton icon="x" label={t('Close')} tooltip={false} />
              </Radix.Close>
            </div>
            <div className="dlg__b">{children}</div>
            {footer && <div className="dlg__f">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The tinted square before a dialog's title. */
export function DialogIcon({ icon, tone }: { readonly icon: string; readonly tone: NonNullable<DialogProps['tone']> }) {
  return (
    <span className={`dic${tone === 'accent' ? '' : ` ${tone}`}`}>
      <Icon name={icon} />
    </span>
  )
}
