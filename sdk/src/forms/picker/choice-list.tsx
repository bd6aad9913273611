import { CouldNotLoadNote } from '../../admin/could-not-load.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pending, Skeleton } from '../../ui/states.tsx'
import { useTexts } from '../../ui/texts.ts'
import { ChoiceOption, ChoiceWords } from './choice-option.tsx'
import type { NewChoice } from './picker.tsx'
import type { Choices } from './use-choices.ts'

export interface ChoiceListProps {
  readonly id: string
  readonly label: string
  readonly found: Choices
  readonly words: string
  readonly active: number
  readonly avatars: boolean
  readonly newChoice: NewChoice | undefined
  readonly optionId: (index: number) => string
  readonly onActive: (index: number) => void
  readonly onPick: (index: number) => void
}

/** The open list of a picker, with what there is to say about it. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, label, found, words, active, avatars, newChoice, optionId, onActive, onPick } = props
  const t = useTexts('admin')
  const { choices, total, error, retry, isWaiting } = found
  const option = (index: number) => ({
    id: optionId(index),
    isActive: index === active,
    onActive: () => onActive(index),
    onPick: () => onPick(index),
  })
  const isFirstTime = isWaiting && choices.length === 0
  return (
    <>
      {error && <CouldNotLoadNote error={error} retry={retry} />}
      {isFirstTime && (
        <Pending>
          <div className="lines">
            <Skeleton width={180} />
            <Skeleton width={140} />
            <Skeleton width={160} />
          </div>
        </Pending>
      )}
      <div role="listbox" id={id} aria-label={label} aria-busy={isWaiting || undefined}>
        {choices.map((choice, index) => (
          <ChoiceOption key={choice.id} {...option(index)}>
            <ChoiceWords choice={choice} words={words} avatar={avatars} />
          </ChoiceOption>
        ))}
        {newChoice && (
          <ChoiceOption {...option(choices.length)} isNew>
            <Icon name="plus" size="sm" />
            <span className="trunc">
              {words === '' ? newChoice.label : t('{label}: “{words}”', { label: newChoice.label, words })}
            </span>
          </ChoiceOption>
        )}
      </div>
      <p className="picks__say" role="status">
        {!isWaiting && !error && wordsFor(choices.length, total, words, t)}
      </p>
    </>
  )
}

function wordsFor(count: number, total: number, words: string, t: ReturnType<typeof useTexts>): string {
  if (count === 0) return words === '' ? t('None yet.') : t('No results for “{words}”.', { words })
  return total > count ? t('{count} of {total}. Type more to find others.', { count, total }) : ''
}
