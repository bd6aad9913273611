/** Members that are one of a few, shown as pictures. */
const segments = {
  textAlign: [
    { value: 'start', label: 'Start', icon: 'text-align-start' },
    { value: 'center', label: 'Centre', icon: 'text-align-center' },
    { value: 'end', label: 'End', icon: 'text-align-end' },
    { value: 'justify', label: 'Justify', icon: 'text-align-justify' },
  ],
  textDecoration: [
    { value: 'none', label: 'None', icon: 'remove-formatting' },
    { value: 'underline', label: 'Underline', icon: 'underline' },
    { value: 'line-through', label: 'Strikethrough', icon: 'strikethrough' },
  ],
  textTransform: [
    { value: 'none', label: 'As typed', icon: 'case-sensitive' },
    { value: 'uppercase', label: 'Upper case', icon: 'case-upper' },
    { value: 'lowercase', label: 'Lower case', icon: 'case-lower' },
    { value: 'capitalize', label: 'Capitalised', icon: 'a-large-small' },
  ],
  fontStyle: [
    { value: 'normal', label: 'Upright', icon: 'type' },
    { value: 'italic', label: 'Italic', icon: 'italic' },
  ],
} as const

export type SegmentedMember = keyof typeof segments

export function isSegmented(member: string): member is SegmentedMember {
  return Object.hasOwn(segments, member)
}

export interface SegmentLook {
  readonly value: string
  readonly label: string
  readonly icon: string
}

export function segmentsOf(member: SegmentedMember): readonly SegmentLook[] {
  return segments[member]
}
