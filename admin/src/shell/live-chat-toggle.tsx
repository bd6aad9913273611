import { ApiError, asked, call, queryClient, useCall } from '@ashlar/sdk/admin'
import { getSettings, saveSettings } from '@ashlar/sdk/platform'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

type Settings = Readonly<Record<string, unknown>>

const storedAt = (settings: Settings, key: string): unknown => {
  const stored = settings[key]
  return typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : undefined
}

/** OPEN-120: without one there is nothing that visitors could be shown. */
const hasService = (settings: Settings): boolean =>
  storedAt(settings, 'live_chat_service') !== 'none' && storedAt(settings, 'live_chat_link') !== ''

/** SHELL-035, -038 to -040: shows at once what was chosen, then what the server says; taken back when it fails. */
export default function LiveChatToggle() {
  const t = useTexts('admin')
  const { data } = useCall(getSettings)
  const [chosen, setChosen] = useState<boolean>()
  const stored = data && storedAt(data.settings, 'live_chat_enabled') === true
  const change = async (isOn: boolean) => {
    setChosen(isOn)
    try {
      const saved = await call(saveSettings, { body: { live_chat_enabled: isOn } })
      queryClient.setQueryData(asked(getSettings).queryKey, saved)
      if (isOn && !hasService(saved.settings)) {
        toast.plain(t('Live chat is on, but no chat service is set up'), {
          description: t('Visitors see the chat once Settings, Services name one.'),
        })
      }
    } catch (error) {
      console.error(error)
      toast.error(isOn ? t('Live chat stays off') : t('Live chat stays on'), {
        ...(error instanceof ApiError && { description: error.message }),
        action: { label: t('Try again'), run: () => void change(isOn) },
      })
    } finally {
      setChosen(undefined)
    }
  }
  return (
    <span className="livechat hide-md">
      <Switch
        checked={chosen ?? stored ?? false}
        onChange={(isOn) => void change(isOn)}
        label={t('Live chat')}
        hideLabel
        disabled={stored === undefined || chosen !== undefined}
      />
      <span aria-hidden="true">{t('Live chat')}</span>
    </span>
  )
}
