import { type ComponentType, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Popover } from '../../ui/menu.tsx'
import { useTexts } from '../../ui/texts.ts'
import { isWrong, readAddress } from './address.ts'
import type { LinkChoiceProps } from './link-choice.tsx'
import { useLoaded } from './use-loaded.ts'

export interface LinkInputProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (address: string) => void
  readonly onBlur?: () => void
  /** The field of a form is 32 px high, one of the editor's settings 28. */
  readonly size?: 'sm' | 'md'
}

const loadChoice = async () => (await import('./link-choice.tsx')).LinkChoice

/**
 * An address: typed, or chosen among the pages of the website and the places of the page. An outside address without its
 * beginning gets it, so that it does not lead to a page of this website.
 */
export function LinkInput({ id, label, value, onChange, onBlur, size = 'sm' }: LinkInputProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const Choice = useLoaded(open, loadChoice, () => setOpen(false))
  const before = useRef(value)
  const leave = () => {
    // What an older version stored differently is left alone.
    const read = value === before.current ? undefined : readAddress(value, location.origin)
    if (read && isWrong(read)) setProblem(read.problem)
    else if (read && read.address !== value) onChange(read.address)
    onBlur?.()
  }
  return (
    <span className="lnkin">
      <span className={size === 'sm' ? 'u' : 'input'}>
        <input
          id={id}
          value={value}
          maxLength={2000}
          placeholder={t('https:// or /page')}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setProblem(undefined)
            onChange(target.value)
          }}
          onFocus={() => {
            before.current = value
          }}
          onBlur={leave}
        />
        <Popover
          label={t('{label}: choose a page', { label })}
          open={open}
          onOpenChange={setOpen}
          width={320}
          align="end"
          trigger={<IconButton size="xs" icon="file-text" label={t('{label}: choose a page', { label })} />}
        >
          {/* Room for the list before it is there: the popover stands where it fits. */}
          <div className="lnkin__p">
            {open && Choice && (
              <Choosing
                Choice={Choice}
                label={label}
                value={value}
                onChoose={(address) => {
                  setOpen(false)
                  setProblem(undefined)
                  onChange(address)
                }}
              />
            )}
          </div>
        </Popover>
      </span>
      {problem !== undefined && (
        <small className="error" role="alert" id={`${id}-problem`}>
          {problem}
        </small>
      )}
    </span>
  )
}

interface ChoosingProps {
  readonly Choice: ComponentType<LinkChoiceProps>
  readonly label: string
  readonly value: string
  readonly onChoose: (address: string) => void
}

function Choosing({ Choice, label, value, onChoose }: ChoosingProps) {
  const [typed, setTyped] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <Choice
      label={label}
      current={value}
      typed={typed}
      onType={setTyped}
      problem={problem}
      onProblem={setProblem}
      onChoose={onChoose}
    />
  )
}
