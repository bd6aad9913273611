import { useMe, usePresence } from '@ashlar/sdk/admin'
import { Avatars, Icon, useTexts } from '@ashlar/sdk/ui'
import { useEditorState } from '../editor-context.tsx'
import { itemKey } from '../persistence/log-shelf.ts'

/** Who else has what is edited open, oneself in another tab included. Nobody is kept out: saves are set side by side. */
export function WhoElse() {
  const t = useTexts('admin')
  const me = useMe()
  // Presence names its documents in small letters.
  const document = useEditorState(({ item }) => (item ? itemKey(item).toLowerCase() : undefined))
  const present = usePresence(document)
  const others = [...new Set(present.filter(({ id }) => id !== me.user.id).map(({ name }) => name))]
  const isHereTwice = present.some(({ id }) => id === me.user.id)
  if (others.length === 0 && !isHereTwice) return null
  const words = [
    isHereTwice && t('You have this open in another tab.'),
    others.length > 0 &&
      t('{names} has this open, too.|{names} have this open, too.', { names: others.join(', '), count: others.length }),
  ].filter((each) => each !== false)
  return (
    <span className="whoelse" role="status" title={words.join(' ')}>
      {isHereTwice && <Icon name="panels-top-left" size="sm" />}
      {others.length > 0 && <Avatars names={others} most={3} size="sm" />}
      <span className="sr">{words.join(' ')}</span>
    </span>
  )
}
