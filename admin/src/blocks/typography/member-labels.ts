import type { TypographyMember } from '@ashlar/sdk'

/** What panels call the members of a look. */
export const memberLabels: Readonly<Record<TypographyMember, string>> = {
  textStyle: 'Text style',
  color: 'Colour',
  fontFamily: 'Font',
  fontSize: 'Size',
  fontWeight: 'Weight',
  lineHeight: 'Line height',
  letterSpacing: 'Letter spacing',
  textAlign: 'Align',
  textDecoration: 'Decoration',
  textTransform: 'Case',
  fontStyle: 'Style',
}
