import { ApiError, call } from '@ashlar/sdk/admin'
import { MediaPicture, mediaChanged } from '@ashlar/sdk/media'
import { type ChangeMedia, type MediaItem, mediaLimits, updateMedia } from '@ashlar/sdk/platform'
import { Checkbox, EmptyState, Icon, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import './alt-texts.css'

/**
 * Images without an alternative text, each with its field: Enter saves and goes on to the next. What has been described
 * stays in sight until the list is left, so that nothing moves under the person who writes.
 */
export function AltTexts({ rows }: { readonly rows: readonly MediaItem[] }) {
  const t = useTexts('admin')
  const [seen, setSeen] = useState(rows)
  const added = rows.filter(({ id }) => seen.every((each) => each.id !== id))
  if (added.length > 0) setSeen([...seen, ...added])
  return (
    <section className="sheet" aria-label={t('Images without alternative text')}>
      {seen.length === 0 && (
        <EmptyState
          kind="nothing"
          title={t('Every image has an alternative text')}
          text={t('New images appear here until you describe them or mark them as decorative.')}
        />
      )}
      <ul className="alts">
        {seen.map((item) => (
          <AltText key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function AltText({ item }: { readonly item: MediaItem }) {
  const t = useTexts('admin')
  const [text, setText] = useState(item.altText)
  const [isDecorative, setDecorative] = useState(item.isDecorative)
  const [problem, setProblem] = useState('')
  const [isSaved, setSaved] = useState(false)
  const stored = useRef(item.altText)
  const save = async (body: ChangeMedia) => {
    setProblem('')
    try {
      await call(updateMedia, { params: { id: item.id }, body })
      setSaved(true)
      await mediaChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      // Leaving the field again sends it again.
      stored.current = item.altText
      setProblem(error instanceof ApiError ? error.message : t('That did not work'))
    }
  }
  const saveText = () => {
    const altText = text.trim()
    if (altText === stored.current) return
    stored.current = altText
    void save({ altText })
  }
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saveText()
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLInputElement>('input')
    next?.focus()
  }
  return (
    <li>
      <span className="alts__p">
        <MediaPicture item={item} />
      </span>
      <form className="grow" onSubmit={goOn}>
        <span className="row">
          <span className="trunc med">{item.name}</span>
          {isSaved && problem === '' && (
            <span className="row t3 xs" role="status">
              <Icon name="check" size="sm" />
              {t('Saved')}
            </span>
          )}
          {problem !== '' && (
            <span className="bad-text xs" role="alert">
              {problem}
            </span>
          )}
        </span>
        <Input
          aria-label={t('Alternative text of {name}', { name: item.name })}
          placeholder={isDecorative ? '' : t('Describe the image')}
          maxLength={mediaLimits.altText}
          disabled={isDecorative}
          value={text}
          onChange={({ target }) => {
            setSaved(false)
            setText(target.value)
          }}
          onBlur={saveText}
        />
        <Checkbox
          label={t('Decorative')}
          checked={isDecorative}
          onChange={(on) => {
            setDecorative(on)
            void save({ isDecorative: on })
          }}
        />
      </form>
    </li>
  )
}
