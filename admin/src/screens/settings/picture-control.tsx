import type { FieldControlProps } from '@ashlar/sdk/forms'
import { MediaField } from '@ashlar/sdk/media'

/** The address of a picture, in a form made from its schema. */
export function PictureControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  return (
    <MediaField
      ties={ties}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onLeave}
    />
  )
}
