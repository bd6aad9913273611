import type { PlatformSettings } from '../../platform/settings.ts'
import { type ThemeColour, themeColours } from '../../style/values.ts'
import { contrast, mixed } from '../colour.ts'
import { readable } from './palette.ts'

/** Grounds on which theme colours are looked at one by one. */
const dark: readonly ThemeColour[] = ['dark', 'primary', 'secondary']
/** Strong grounds, on which only their own text colour is sure to be read. */
const strong: readonly ThemeColour[] = ['tertiary', 'success', 'warning', 'danger', 'info']

const inks = (value: (name: ThemeColour) => string) =>
  themeColours.map((name) => `--ink-${name}:${value(name)}`).join(';')

/** Theme colours as they are, for grounds on which an author sees what was chosen. */
export const plainInks = inks((name) => `var(--theme-${name})`)

/** Words and signs in a theme colour, which can be read on every dark ground: lighter there where they must be. */
export function inksCss(settings: PlatformSettings): string {
  const grounds = dark.map((ground) => {
    const behind = settings[`theme_color_${ground}`]
    return `[data-bg=${ground}]{${inks((name) => inkOn(settings[`theme_color_${name}`], behind, settings.theme_color_dark))}}`
  })
  const others = `:is(${strong.map((ground) => `[data-bg=${ground}]`).join(',')}){${inks(() => 'var(--fg)')}}`
  return `:root,[data-bg]{${plainInks}}${grounds.join('')}${others}`
}

/** The colour, or the nearest on its way to white or to the dark one that can be read on the ground. */
function inkOn(colour: string, ground: string, darkest: string): string {
  const towards = contrast(ground, '#ffffff') >= contrast(ground, darkest) ? '#ffffff' : darkest
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  const found = shares.map((share) => mixed(colour, towards, share)).find((ink) => contrast(ink, ground) >= readable)
  return found ?? 'var(--fg)'
}
