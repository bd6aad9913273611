import type { useSortableRow } from '@ashlar/sdk/editor'
import { FieldError, Icon, IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import type { KeyboardEvent } from 'react'
import type { DraftStep } from '../../../automation/draft-step.ts'
import { stepIcons } from '../words.ts'
import { MailFigures } from './mail-figures.tsx'
import type { StepsProps } from './step-column.tsx'
import { cardLook, headLook } from './step-look.ts'
import { StepSettings } from './step-settings.tsx'

interface StepCardProps extends StepsProps {
  readonly step: DraftStep
  readonly title: string
  readonly handle: ReturnType<typeof useSortableRow>['handle']
}

/** One step: what it does in words, its fields once it is opened, and the ways to move it. */
export function StepCard({ step, title, handle, ...rest }: StepCardProps) {
  const t = useTexts('email_marketing')
  const { editing, automation, disabled } = rest
  const isOpen = editing.opened === step.id
  const error = editing.errorOf(step.id)
  const mail = step.kind === 'mail' ? automation.mails.find(({ id }) => id === step.mailId) : undefined
  const move = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    editing.move(step.id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div className="card" style={cardLook}>
      <div className="row g1" style={{ padding: 6 }}>
        {!disabled && (
          <button
            {...handle}
            type="button"
            className="blkitems__h"
            style={{ width: 28 }}
            aria-label={t('Move {name}', { name: title })}
          >
            <Icon name="grip-vertical" size="sm" />
          </button>
        )}
        <button
          type="button"
          id={editing.idOf(step.id)}
          className="blkitems__t"
          style={headLook}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => editing.toggle(step.id)}
          onKeyDown={move}
        >
          <Icon name={stepIcons[step.kind]} />
          <span className="med">{title}</span>
        </button>
        {!disabled && (
          <Menu
            trigger={
              <IconButton
                icon="ellipsis"
                label={t('More actions for {title}', { title })}
                tooltip={t('More actions')}
              />
            }
            entries={[
              {
                ...{ label: t('Move up'), icon: 'arrow-up', shortcut: 'Alt+↑' },
                disabled: !editing.canMove(step.id, -1),
                onSelect: () => editing.move(step.id, -1),
                goesOnAt: editing.nextCard,
              },
              {
                ...{ label: t('Move down'), icon: 'arrow-down', shortcut: 'Alt+↓' },
                disabled: !editing.canMove(step.id, 1),
                onSelect: () => editing.move(step.id, 1),
                goesOnAt: editing.nextCard,
              },
              'separator',
              {
                label: t('Delete'),
                icon: 'trash-2',
                danger: true,
                onSelect: () => editing.remove(step.id),
                goesOnAt: editing.nextCard,
              },
            ]}
          />
        )}
      </div>
      {mail && <MailFigures of={mail} />}
      {error !== undefined && (
        <div style={{ padding: '0 16px 12px' }}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {isOpen && (
        <fieldset className="bare" disabled={disabled}>
          <legend className="sr">{title}</legend>
          <div className="card__b form" style={{ borderTop: '1px solid var(--ash-line)' }}>
            <StepSettings step={step} {...rest} />
          </div>
        </fieldset>
      )}
    </div>
  )
}
