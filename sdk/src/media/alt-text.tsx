import { call } from '../admin/call.ts'
import { useCan } from '../admin/me.ts'
import { type MediaItem, mediaLimits } from '../platform/media.ts'
import { updateMedia } from '../platform/media-calls.ts'
import { Input } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { mediaChanged } from './media-changed.ts'

export interface AltTextProps {
  readonly of: MediaItem
  /** Names the field; "Alternative text" without it. */
  readonly label?: string
  readonly value: string
  readonly onChange: (altText: string) => void
}

/** What a picture shows, in words, where whoever chooses it may say so. */
export function AltText({ of: { isDecorative }, label, value, onChange }: AltTextProps) {
  const t = useTexts('admin')
  const mayEdit = useCan('media.can_edit')
  if (isDecorative || !mayEdit) return null
  return (
    <Input
      className="mdlg__alt"
      size="sm"
      aria-label={label ?? t('Alternative text')}
      placeholder={t('Alternative text')}
      value={value}
      maxLength={mediaLimits.altText}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The file with this text, which is kept in the library. @throws ApiError */
export async function withAltText(item: MediaItem, altText: string): Promise<MediaItem> {
  const words = altText.trim()
  if (words === item.altText) return item
  const { file } = await call(updateMedia, { params: { id: item.id }, body: { altText: words } })
  void mediaChanged()
  return file
}
