import type { TopBarSwitch } from '@ashlar/sdk'
import { ApiError, asked, call, queryClient, useCall } from '@ashlar/sdk/admin'
import { getSettings, saveSettings } from '@ashlar/sdk/platform'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

type Settings = Readonly<Record<string, unknown>>

const storedAt = (settings: Settings, key: string): unknown => {
  const stored = settings[key]
  return typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : undefined
}

/** OPEN-120: of a live chat without a service, say, there is nothing that visitors could be shown. */
const isUseless = ({ useless }: TopBarSwitch, settings: Settings): boolean =>
  Object.entries(useless?.settings ?? {}).some(([key, value]) => storedAt(settings, key) === value)

/** SHELL-035, -038 to -040: shows at once what was chosen, then what the server says; taken back when it fails. */
export default function SettingSwitch({ entry }: { readonly entry: TopBarSwitch }) {
  const { setting, title, useless } = entry
  const t = useTexts('admin')
  const { data } = useCall(getSettings)
  const [chosen, setChosen] = useState<boolean>()
  const stored = data && storedAt(data.settings, setting) === true
  const change = async (isOn: boolean) => {
    setChosen(isOn)
    try {
      const saved = await call(saveSettings, { body: { [setting]: isOn } })
      queryClient.setQueryData(asked(getSettings).queryKey, saved)
      if (isOn && useless && isUseless(entry, saved.settings)) {
        toast.plain(t(useless.title), { description: t(useless.text) })
      }
    } catch (error) {
      console.error(error)
      toast.error(isOn ? t('{title} stays off', { title: t(title) }) : t('{title} stays on', { title: t(title) }), {
        ...(error instanceof ApiError && { description: error.message }),
        action: { label: t('Try again'), run: () => void change(isOn) },
      })
    } finally {
      setChosen(undefined)
    }
  }
  return (
    <span className="settingswitch hide-md">
      <Switch
        checked={chosen ?? stored ?? false}
        onChange={(isOn) => void change(isOn)}
        label={t(title)}
        hideLabel
        disabled={stored === undefined || chosen !== undefined}
      />
      <span aria-hidden="true">{t(title)}</span>
    </span>
  )
}
