import { ApiError, api, useQuery, useQueryClient } from '@ashlar/sdk/admin'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type, { type Static } from 'typebox'

const LiveChat = Type.Object({
  success: Type.Literal(true),
  settings: Type.Object({
    live_chat_enabled: Type.Object({ value: Type.Boolean() }),
    live_chat_service: Type.Object({ value: Type.String() }),
    live_chat_link: Type.Object({ value: Type.String() }),
  }),
})
const path = '/api/v1/admin/settings/'
const key = ['settings', 'live-chat'] as const

/** OPEN-120: without one there is nothing that visitors could be shown. */
const hasService = ({ settings }: Static<typeof LiveChat>): boolean =>
  settings.live_chat_service.value !== 'none' && settings.live_chat_link.value !== ''

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
      const saved = await api.put(path, { live_chat_enabled: isOn }, { reply: LiveChat })
      cache.setQueryData(key, saved)
      if (isOn && !hasService(saved)) {
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
