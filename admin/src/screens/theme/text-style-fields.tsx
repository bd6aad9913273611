import {
  type Device,
  isThemeTextStyle,
  type PlatformSettings,
  type TextStyle,
  TypeLook,
  type TypographyMember,
} from '@ashlar/sdk'
import { Segments, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { useId, useState } from 'react'
import { Create } from 'typebox/value'
import { isSetOn, shownOn, withDesktopEverywhere, withEdit, withReset } from '../../blocks/settings/device-values.ts'
import { KeptNote } from '../../blocks/settings/kept-note.tsx'
import { keptValues } from '../../blocks/settings/kept-values.ts'
import { deviceNames } from '../../blocks/settings/words.ts'
import { ContrastBadge } from '../../blocks/typography/contrast-badge.tsx'
import { LookControl } from '../../blocks/typography/look-control.tsx'
import { keysOf } from '../../blocks/typography/member-keys.ts'
import { memberLabels } from '../../blocks/typography/member-labels.ts'
import { useStyleInPage } from './use-style-in-page.ts'

export interface TextStyleFieldsProps {
  readonly style: TextStyle
  readonly settings: PlatformSettings
  readonly page: Document | undefined
  readonly onChange: (style: TextStyle) => void
}

const members = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textDecoration',
  'textTransform',
  'fontStyle',
] as const

const defaults = { ...Create(TypeLook) }
const devices: readonly Device[] = ['desktop', 'tablet', 'mobile']

/** What a device shows once its own value is gone. */
function withoutOwn(look: TextStyle['look'], device: Device, member: TypographyMember): string {
  if (device === 'desktop') return 'Reset to the theme'
  return device === 'mobile' && isSetOn(look, 'tablet', member) ? 'Follow tablet' : 'Follow desktop'
}

/** The look of one text style per device, in the order of the editor's panel. */
export function TextStyleFields({ style, settings, page, onChange }: TextStyleFieldsProps) {
  const t = useTexts('admin')
  const id = useId()
  const [device, setDevice] = useState<Device>('desktop')
  const inPage = useStyleInPage(page, style.id, JSON.stringify(settings))
  const values = shownOn(defaults, style.look, device)
  const write = (look: TextStyle['look']) => onChange({ ...style, look })
  return (
    <div className="tstyles__f">
      {!isThemeTextStyle(style.id) && (
        <div className="pr">
          <label htmlFor={`${id}name`}>{t('Name')}</label>
          <span className="u">
            <input
              id={`${id}name`}
              value={style.title}
              maxLength={60}
              onChange={(event) => onChange({ ...style, title: event.target.value })}
            />
          </span>
        </div>
      )}
      <Segments
        label={t('Device')}
        size="sm"
        fill
        value={device}
        onChange={setDevice}
        options={devices.map((value) => ({ value, label: t(deviceNames[value]) }))}
      />
      {members.map((member) => {
        const label = t(memberLabels[member])
        const action = t(withoutOwn(style.look, device, member))
        const keys = keysOf(member)
        const kept = device === 'desktop' ? keptValues(TypeLook.properties, defaults, style.look, keys) : []
        return (
          <div key={member} className="typr">
            <div className="pr">
              <span className="pl">
                <label htmlFor={`${id}${member}`}>{label}</label>
                {isSetOn(style.look, device, member) && (
                  <Tooltip label={action}>
                    <button
                      type="button"
                      className="dotb"
                      aria-label={t('{label} is set on {device}. {action}', {
                        label,
                        device: t(deviceNames[device]),
                        action,
                      })}
                      onClick={() => write(withReset(defaults, style.look, device, keys))}
                    >
                      <i className="dot set" />
                    </button>
                  </Tooltip>
                )}
              </span>
              <LookControl
                id={`${id}${member}`}
                label={label}
                member={member}
                values={values}
                effective={inPage}
                onChange={(change) => write(withEdit(defaults, style.look, { device, sync: true, values: change }))}
              />
            </div>
            {member === 'color' && inPage && <ContrastBadge shown={inPage} />}
            {kept.length > 0 && (
              <KeptNote
                label={label}
                kept={{ values: kept, apply: () => write(withDesktopEverywhere(defaults, style.look, keys)) }}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
