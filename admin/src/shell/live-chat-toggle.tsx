import { ApiError, api, useQuery, useQueryClient } from '@ashlar/sdk/admin'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'

const LiveChat = Type.Object({
  success: Type.Literal(true),
  settings: Type.Object({ live_chat_enabled: Type.Object({ value: Type.Boolean() }) }),
})
const path = '/api/v1/admin/settings/'
const key = ['settings', 'live-chat'] as const

/** SHELL-035, -038 to -040: shows at once what was chosen, then what the server says; taken back when it fails. */
export default function LiveChatToggle() {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: () => api.get(path, { reply: LiveChat }) })
  const [chosen, setChosen] = useState<boolean>()
  const stored = data?.settings.live_chat_enabled.value
  const change = async (isOn: boolean) => {
    setChosen(isOn)
    try {
      cache.setQueryData(key, await api.put(path, { live_chat_enabled: isOn }, { reply: LiveChat }))
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
