import { isThemeColour } from '@ashlar/sdk/renderer'
import { texts } from '@ashlar/sdk/ui'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import type { Section } from '../../blocks/settings/sections.ts'
import { deviceNames, optionLook } from '../../blocks/settings/words.ts'
import { gradientOf } from './gradient.ts'
import type { Settings } from './use-settings.ts'

const t = texts('admin')

/** What a section's head says: what the device overrides, or while closed the values that matter most. */
export function summaryOf(section: Section, settings: Settings, isOpen: boolean): string {
  const overrides = overridesIn(section, settings)
  if (settings.device !== 'desktop' && overrides > 0) {
    return t('{count} set on {device}', { count: overrides, device: t(deviceNames[settings.device]) })
  }
  if (isOpen) return ''
  switch (section.kind) {
    case 'visibility':
      return visibility(settings.props)
    case 'spacing':
      return spacing(settings)
    case 'sticky':
      return settings.group('sticky').values['on'] === true ? t('on') : ''
    case 'css':
      return settings.props['customCss'] === '' ? '' : t('Set')
    case 'own':
    case 'typography':
      return ''
    case 'group':
      return group(section.prop, settings.group(section.prop).values)
  }
}

function overridesIn(section: Section, settings: Settings): number {
  if (section.kind === 'spacing') return settings.group('margin').count + settings.group('padding').count
  if (section.kind === 'sticky') return settings.group('sticky').count
  if (section.kind === 'group') return settings.group(section.prop).count
  if (section.kind === 'own') return section.deviceProps.reduce((sum, { prop }) => sum + settings.group(prop).count, 0)
  if (section.kind === 'typography') return section.texts.reduce((sum, { prop }) => sum + settings.group(prop).count, 0)
  return 0
}

function visibility(props: Readonly<Record<string, unknown>>): string {
  const hidden = (['Desktop', 'Tablet', 'Mobile'] as const).filter((device) => props[`showOn${device}`] === false)
  return hidden.length === 0
    ? t('Everywhere')
    : t('Not on {devices}', { devices: hidden.map((device) => t(device)).join(', ') })
}

function spacing(settings: Settings): string {
  const { top, right, unit } = settings.group('padding').values
  return `${String(top)} / ${String(right)} ${String(unit)}`
}

function colourName(colour: string): string {
  if (colour === '') return t('None')
  return isThemeColour(colour) || colour === 'transparent' ? t(spelledOut(colour)) : colour
}

function groundName({ gradient, backgroundColor }: Readonly<Record<string, unknown>>): string {
  return gradientOf(gradient) ? t('Gradient') : colourName(String(backgroundColor ?? ''))
}

function group(prop: string, values: Readonly<Record<string, unknown>>): string {
  const text = (key: string) => String(values[key] ?? '')
  if (prop === 'alignment')
    return `${optionLook('flexDirection', text('flexDirection')).label}, ${text('gap')} ${text('gapUnit')}`
  if (prop === 'background') return values['backgroundImage'] ? t('Image') : groundName(values)
  if (prop === 'border')
    return text('border') === 'none' ? t('None') : `${text('borderWidth')} px ${text('borderStyle')}`
  return ''
}
