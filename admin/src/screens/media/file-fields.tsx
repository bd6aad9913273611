import { type MediaItem, mediaLimits } from '@ashlar/sdk/platform'
import { Checkbox, Field, Input, Textarea, useTexts } from '@ashlar/sdk/ui'

/** What a person can change about a file. */
export type Draft = Pick<MediaItem, 'name' | 'altText' | 'isDecorative' | 'focalX' | 'focalY'>

export const draftOf = ({ name, altText, isDecorative, focalX, focalY }: MediaItem): Draft => ({
  ...{ name, altText, isDecorative },
  ...{ focalX, focalY },
})

/** What differs from the file as it is. */
export function changesOf(item: MediaItem, draft: Draft): Partial<Draft> {
  const before: Readonly<Record<string, unknown>> = draftOf(item)
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => before[name] !== value))
}

interface FileFieldsProps {
  readonly item: MediaItem
  readonly draft: Draft
  readonly isReadOnly: boolean
  readonly onChange: (draft: Draft) => void
}

export function FileFields({ item, draft, isReadOnly, onChange }: FileFieldsProps) {
  const t = useTexts('admin')
  return (
    <>
      <Field label={t('Name')} error={draft.name.trim() === '' ? t('Name is required') : undefined}>
        {(ties) => (
          <Input
            {...ties}
            readOnly={isReadOnly}
            maxLength={mediaLimits.name}
            value={draft.name}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        )}
      </Field>
      {item.kind === 'image' && (
        <Field label={t('Alternative text')} hint={t('Describe the image for people who can’t see it.')}>
          {(ties) => (
            <Textarea
              {...ties}
              rows={3}
              readOnly={isReadOnly}
              disabled={draft.isDecorative}
              maxLength={mediaLimits.altText}
              value={draft.altText}
              onChange={({ target }) => onChange({ ...draft, altText: target.value })}
            />
          )}
        </Field>
      )}
      {item.kind === 'image' && (
        <Checkbox
          label={t('Decorative')}
          checked={draft.isDecorative}
          disabled={isReadOnly}
          onChange={(isDecorative) => onChange({ ...draft, isDecorative, ...(isDecorative && { altText: '' }) })}
        />
      )}
    </>
  )
}
