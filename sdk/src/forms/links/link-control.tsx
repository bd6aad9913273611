import type { FieldControlProps } from '../../ui/field.tsx'
import { LinkInput } from './link-input.tsx'

/** The address of a link in a form. */
export function LinkControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  const address = typeof value === 'string' ? value : ''
  return <LinkInput id={ties.id} size="md" label={label} value={address} onChange={onChange} onBlur={onLeave} />
}
