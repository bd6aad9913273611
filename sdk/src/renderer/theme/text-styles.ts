import type { PlatformSettings } from '../../platform/settings.ts'
import { type Device, mediaOf, resolveDevices } from '../../style/devices.ts'
import { isThemeTextStyle, type TextStyle, type ThemeTextStyle } from '../../style/text-styles.ts'
import { TypeLook } from '../../style/typography.ts'
import type { Declarations } from '../style-rule.ts'
import { type Block, ruleText, safeDeclarations } from '../styles/css.ts'
import { lookDeclarations, lookProperties } from '../styles/look.ts'

const heading = {
  'font-family': 'var(--font-heading)',
  'font-weight': 'var(--heading-weight)',
  'line-height': 'var(--heading-leading)',
  'letter-spacing': 'var(--heading-tracking)',
}
const smallHeading = {
  ...heading,
  'font-weight': 'max(600,var(--heading-weight))',
  'font-size': 'var(--fs-h4)',
  'line-height': '1.25',
  'letter-spacing': '0',
}
const running = { 'font-family': 'var(--font-body)', 'font-weight': '400', 'letter-spacing': '0' }

/** How the theme's own text styles look where a website changes nothing of them: as `typeCss` says of the elements. */
const usual: Readonly<Record<ThemeTextStyle, Block>> = {
  h1: { ...heading, 'font-size': 'var(--fs-h1)' },
  h2: { ...heading, 'font-size': 'var(--fs-h2)' },
  h3: {
    ...heading,
    'font-size': 'var(--fs-h3)',
    'line-height': '1.18',
    'letter-spacing': 'calc(var(--heading-tracking)*.5)',
  },
  h4: smallHeading,
  h5: smallHeading,
  h6: smallHeading,
  lead: { ...running, 'font-size': 'var(--fs-l)', 'line-height': '1.5', color: 'var(--muted)' },
  body: { ...running, 'font-size': 'var(--fs-m)', 'line-height': '1.62' },
  small: { 'font-family': 'var(--font-ui)', 'font-weight': '500', 'font-size': 'var(--fs-s)', 'line-height': '1.5' },
  quote: { ...running, 'font-size': 'var(--fs-l)', 'font-style': 'italic', 'line-height': '1.5' },
}

const variable = (id: string, property: string) => `--type-${id}-${property}`

/**
 * A text in a text style: each property is what the theme says of the style, so that a change there is seen at once
 * wherever the style is used. What neither says is left to the block.
 */
export function textStyleDeclarations(id: string): Declarations {
  const standard: Block = isThemeTextStyle(id) ? usual[id] : {}
  return Object.fromEntries(
    lookProperties.map((property) => [
      property,
      `var(${variable(id, property)},${standard[property] ?? 'revert-layer'})`,
    ]),
  )
}

/** What follows a text style of the theme besides those who choose it. */
const elements: Readonly<Record<ThemeTextStyle, string>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  lead: '.lead',
  body: 'body',
  small: 'small',
  quote: 'blockquote',
}

/** Sizes of the scale that stand for a style: blocks take their own sizes from them. */
const scale: Partial<Record<ThemeTextStyle, string>> = {
  h1: '--fs-h1',
  h2: '--fs-h2',
  h3: '--fs-h3',
  h4: '--fs-h4',
  lead: '--fs-l',
  body: '--fs-m',
  small: '--fs-s',
}

/** Rules of the text styles that a website changed or made; nothing where it did not. For the layer `theme`. */
export function textStylesCss({ theme_text_styles: styles }: Pick<PlatformSettings, 'theme_text_styles'>): string {
  return namesRule(styles) + forDevices((device) => styles.map((style) => rulesOn(style, device)).join(''))
}

/** The website's own styles by name: the editor knows them from the theme of its canvas, and asks for no settings. */
function namesRule(styles: readonly TextStyle[]): string {
  const own = styles.filter(({ id }) => !isThemeTextStyle(id))
  if (own.length === 0) return ''
  const names = own.map(({ id, title }) => `${id}=${encodeURIComponent(title).replaceAll("'", '%27')}`)
  return `:root{${textStyleNames}:"${names.join('&')}"}`
}

/** The variable that names a website's own text styles; see `ownTextStyles`. */
const textStyleNames = '--type-styles'

/** The website's own text styles as the style sheet of its theme names them. */
export function ownTextStyles(theme: Pick<CSSStyleDeclaration, 'getPropertyValue'>): Readonly<Record<string, string>> {
  const names = theme.getPropertyValue(textStyleNames).trim().slice(1, -1)
  const pairs = names === '' ? [] : names.split('&').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([id = '', title = '']) => [id, decodeURIComponent(title) || id]))
}

/** Rules of desktop, then of what is narrower in its media query. */
function forDevices(rulesOn: (device: Device) => string): string {
  const narrow = (device: 'tablet' | 'mobile') => {
    const rules = rulesOn(device)
    return rules === '' ? '' : `@media ${mediaOf[device]}{${rules}}`
  }
  return rulesOn('desktop') + narrow('tablet') + narrow('mobile')
}

/**
 * The same for blocks that offer the theme's styles as looks of their own (`data-look`): their sheets stand in a later
 * layer and behind the theme's, so the selector is stronger than theirs. For the layer `blocks`.
 */
export function looksCss({ theme_text_styles: styles }: Pick<PlatformSettings, 'theme_text_styles'>): string {
  const rules = forDevices((device) =>
    styles
      .filter(({ id, look }) => isThemeTextStyle(id) && (device === 'desktop' || look[device] !== undefined))
      .map(({ id, look }) => ruleText(`[data-look=${id}]`.repeat(3), ownOn(look, device)))
      .join(''),
  )
  return rules === '' ? '' : `@layer blocks{${rules}}`
}

const ownOn = (look: TextStyle['look'], device: Device): Block =>
  safeDeclarations(lookDeclarations(resolveDevices(emptyLook, look)[device]))

function rulesOn({ id, look }: TextStyle, device: Device): string {
  if (device !== 'desktop' && look[device] === undefined) return ''
  const own = ownOn(look, device)
  const variables = Object.fromEntries(
    Object.entries(own).map(([property, value]): [string, string] => [variable(id, property), value]),
  )
  if (!isThemeTextStyle(id)) return ruleText(':root', variables)
  const size = scale[id]
  const sizes = size === undefined || own['font-size'] === undefined ? {} : { [size]: own['font-size'] }
  return ruleText(':root', { ...variables, ...sizes }) + ruleText(elements[id], own)
}

const emptyLook = Object.fromEntries(
  Object.entries(TypeLook.properties).map(([name, schema]) => [name, Reflect.get(schema, 'default')]),
) as TypeLook
