import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ListCall, ResultsOf } from '../../admin/list-call.ts'
import type { QueryOf } from '../../definition/call.ts'
import type { Given } from '../../definition/call-address.ts'
import { Avatar } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import type { ControlTies } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Input } from '../../ui/input.tsx'
import { useTexts } from '../../ui/texts.ts'
import { nextActive } from './active-option.ts'
import { ChoiceList } from './choice-list.tsx'
import { useChoices } from './use-choices.ts'

/** What can be picked, as it is shown. */
export interface Choice {
  readonly id: number | string
  readonly title: string
  /** Quiet words after the title: an address, a number. */
  readonly detail?: string | undefined
}

/** How something is made that the list does not have. */
export interface NewChoice {
  /** "New customer" */
  readonly label: string
  /** Opens a dialog with what was typed; undefined when it was closed. */
  readonly create: (words: string) => Promise<Choice | undefined>
}

export interface PickerProps<C extends ListCall> {
  readonly ties: ControlTies
  /** What is picked: "Customer". Accessible name of the list. */
  readonly label: string
  /** Asked with `search` for the first twenty. */
  readonly call: C
  /** Members of its query beside `search`. */
  readonly query?: Partial<Given<QueryOf<C>>>
  readonly choiceOf: (row: ResultsOf<C>['rows'][number]) => Choice
  readonly value: Choice | null
  readonly onChange: (choice: Choice | null) => void
  readonly onLeave?: () => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Initials before each title. */
  readonly avatars?: boolean
  readonly newChoice?: NewChoice | undefined
  /** Milliseconds of rest before typing is searched for; 250 without it. */
  readonly pause?: number
}

/**
 * One row of a list, found by typing: a combobox. Arrows move, Enter picks, Escape closes; emptied and left, it holds
 * nothing.
 */
export function Picker<C extends ListCall>(props: PickerProps<C>) {
  const { ties, label, value, onChange, onLeave, placeholder, disabled = false, avatars = false, newChoice } = props
  const t = useTexts('admin')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEntered = useRef(false)
  /** What is being typed; undefined while the field shows what was picked. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const words = typed?.trim() ?? ''
  const found = useChoices(props, words, isOpen)
  const count = found.choices.length + (newChoice ? 1 : 0)
  const shown = Math.min(active, count - 1)
  const optionId = (index: number) => `${listId}-${index}`

  const open = () => {
    setActive(0)
    setOpen(true)
  }
  const rest = () => {
    isEntered.current = false
    setOpen(false)
    setTyped(undefined)
  }
  const pick = async (index: number) => {
    const choice = found.choices[index]
    rest()
    const picked = choice ?? (await newChoice?.create(words))
    if (picked) onChange(picked)
  }
  // Whoever types faster than the list answers gets the first of what it finds, also after going on to the next field.
  useEffect(() => {
    if (!isEntered.current || found.isWaiting) return
    isEntered.current = false
    if (isOpen && shown >= 0) void pick(shown)
    else if (document.activeElement !== input.current) rest()
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (found.isWaiting) isEntered.current = true
      else if (shown >= 0) void pick(shown)
    } else if (event.key === 'Escape' && isOpen) {
      rest()
    } else {
      const next = nextActive(event.key, isOpen ? shown : undefined, count)
      if (next === undefined) return
      event.preventDefault()
      if (isOpen) setActive(next)
      else open()
    }
  }
  const isEmpty = typed === undefined ? value === null : typed === ''
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && !isEntered.current && rest()}>
      <Radix.Anchor ref={box}>
        <Input
          {...ties}
          ref={input}
          className="pick"
          prefix={avatars && value && typed === undefined && <Avatar name={value.title} size="sm" />}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown >= 0 ? optionId(shown) : undefined}
          autoComplete="off"
          disabled={disabled}
          placeholder={placeholder ?? t('Type to search')}
          value={typed ?? value?.title ?? ''}
          onChange={({ target }) => {
            isEntered.current = false
            setTyped(target.value)
            open()
          }}
          onClick={open}
          onFocus={({ target }) => target.select()}
          onKeyDown={press}
          onBlur={() => {
            // Emptied and left: nothing. What was typed and not picked is only a search.
            if (typed === '' && value) onChange(null)
            if (!isEntered.current) rest()
            onLeave?.()
          }}
          suffix={
            isEmpty || disabled ? (
              <Icon name="chevrons-up-down" size="sm" />
            ) : (
              <IconButton
                icon="x"
                size="xs"
                tooltip={false}
                label={t('Clear {label}', { label })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  rest()
                  if (value) onChange(null)
                  input.current?.focus()
                }}
              />
            )
          }
        />
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          className="pop picks"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          style={{ width: 'var(--radix-popover-trigger-width)' }}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault()
          }}
          // Choosing leaves the focus where the next word is typed; a dialog below would keep the wheel to itself.
          onMouseDown={(event) => event.preventDefault()}
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
        >
          <ChoiceList
            {...{ found, label, words, avatars, optionId, newChoice }}
            id={listId}
            active={shown}
            onActive={setActive}
            onPick={(index) => void pick(index)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
