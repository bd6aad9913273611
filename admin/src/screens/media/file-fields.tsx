import { type MediaItem, mediaLimits } from '@ashlar/sdk/platform'
import { Field, Input, Textarea, useTexts } from '@ashlar/sdk/ui'

/** What a person can change about a file. */
export type Draft = Pick<MediaItem, 'name' | 'altText' | 'focalX' | 'focalY'>

export const draftOf = ({ name, altText, focalX, focalY }: MediaItem): Draft => ({ name, altText, focalX, focalY })

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
        <Field label={t('Alternative text')} hint={t('Describe the image. Leave empty only if it is decorative.')}>
          {(ties) => (
            <Textarea
              {...ties}
              rows={3}
              readOnly={isReadOnly}
              maxLength={mediaLimits.altText}
              value={draft.altText}
              onChange={({ target }) => onChange({ ...draft, altText: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
