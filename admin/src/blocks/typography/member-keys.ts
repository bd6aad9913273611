import type { TypographyMember } from '@ashlar/sdk'

/** Values that are of no use without their member. */
export const companions: { readonly [Member in TypographyMember]?: string } = {
  fontSize: 'fontSizeUnit',
  letterSpacing: 'letterSpacingUnit',
  color: 'colorOpacity',
}

/** A member of the typography with its unit or opacity. */
export function keysOf(member: TypographyMember): readonly string[] {
  const companion = companions[member]
  return companion === undefined ? [member] : [member, companion]
}
