import { contrast } from '@ashlar/sdk/renderer'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import { type EffectiveType, over } from './effective-type.ts'
import { hexOf } from './paint-channels.ts'

/** WCAG 2.2, 1.4.3: large letters are 24 px, or 18.66 px in bold. */
const isLarge = ({ fontSize, fontWeight }: EffectiveType) => fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700)

/** How well the text can be read on what is really behind it. */
export function ContrastBadge({ shown }: { readonly shown: EffectiveType }) {
  const t = useTexts('admin')
  const { ground, color } = shown
  if (!ground) return <p className="contr">{t('Contrast depends on the image behind it.')}</p>
  const ratio = contrast(hexOf(over(ground, color)), hexOf(ground))
  const least = isLarge(shown) ? 3 : 4.5
  const isReadable = ratio >= least
  return (
    <p className="contr">
      {t('Contrast {ratio} : 1', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
      <Badge tone={isReadable ? 'green' : 'red'} plain>
        {isReadable ? 'AA' : t('Below AA: {least} : 1', { least })}
      </Badge>
    </p>
  )
}
