import { Icon, Switch, useTexts } from '@ashlar/sdk/ui'
import { memo } from 'react'
import { deviceNames } from '../../blocks/settings/words.ts'
import { useEditorState } from '../editor-context.tsx'
import { type Settings, showsTheSame } from './use-settings.ts'

export interface DeviceLineProps {
  readonly settings: Settings
  /** The per-device props of the block. */
  readonly groups: readonly string[]
}

/** The device that is edited, and how its values and those of desktop go together. */
export const DeviceLine = memo(
  function DeviceLine({ settings }: DeviceLineProps) {
    const t = useTexts('admin')
    const { device, sync, change } = settings
    const isMail = useEditorState((state) => state.viewportDevice === 'email')
    const icon = isMail ? 'mail' : { desktop: 'monitor', tablet: 'tablet', mobile: 'smartphone' }[device]
    const hasDevices = Object.hasOwn(settings.props, 'syncDevices')
    const replaced = hasDevices ? settings.replaced() : []
    return (
      <>
        <div className="devrow">
          <Icon name={icon} size="sm" />
          <span>
            {t('Editing')} <b>{isMail ? t('Email') : t(deviceNames[device])}</b>
          </span>
          <span className="grow" />
          {hasDevices && device === 'desktop' && (
            <Switch
              label={t('Sync to all Devices')}
              checked={sync}
              onChange={(on) => change({ syncDevices: on ? undefined : false }, 'Change sync of {name}')}
            />
          )}
          {hasDevices && device !== 'desktop' && (
            <button type="button" className="linkb" onClick={settings.copyFromDesktop}>
              {t('Copy from Desktop')}
            </button>
          )}
        </div>
        {replaced.length > 0 && <ReplacedNote values={replaced} />}
      </>
    )
  },
  (before, now) => showsTheSame(before.settings, now.settings, now.groups),
)

/** More values than these are counted; all of them are in the title. */
const mostNamed = 3

/** Says what "Copy from Desktop" overwrites before anybody does it. */
function ReplacedNote({ values }: { readonly values: readonly string[] }) {
  const t = useTexts('admin')
  const named = values.slice(0, mostNamed).join(', ')
  const more = values.length - mostNamed
  return (
    <p className="keptn" title={more > 0 ? values.join(', ') : undefined}>
      {more > 0
        ? t('Copy from Desktop replaces: {values} and {count} more.', { values: named, count: more })
        : t('Copy from Desktop replaces: {values}.', { values: named })}
    </p>
  )
}
