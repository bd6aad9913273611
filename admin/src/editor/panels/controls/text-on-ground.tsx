import { contrast, isThemeColour } from '@ashlar/sdk/renderer'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { themeHex } from '../../../blocks/controls/theme-hex.ts'

/** How well the website's text can be read on a ground; nothing for grounds that another one shows through. */
export function TextOnGround({ ground }: { readonly ground: string }) {
  const t = useTexts('admin')
  const ratio = ratioOn(ground)
  if (ratio === undefined) return null
  const isReadable = ratio >= 4.5
  return (
    <p className="cp__text" data-readable={isReadable}>
      <Icon name={isReadable ? 'circle-check' : 'triangle-alert'} size="sm" />
      {t('Text on this colour: {ratio} : 1', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
    </p>
  )
}

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** The website sets text in white, black or the theme's dark colour, as the ground asks for. */
function ratioOn(ground: string): number | undefined {
  const colour = themeHex(ground)
  if (!hex.test(colour)) return undefined
  const dark = themeHex('dark')
  const inks = isThemeColour(ground) && hex.test(dark) ? ['#ffffff', dark] : ['#ffffff', '#000000']
  return Math.max(...inks.map((ink) => contrast(colour, ink)))
}
