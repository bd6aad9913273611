import type { ClientMount } from '@ashlar/sdk/renderer'
import { readLocal, writeLocal } from '@ashlar/sdk/visitor'

const key = 'ashlar_closed_announcements'
/** The oldest are forgotten: a website shows one or two at a time. */
const mostKept = 20

const closed = (): readonly string[] => readLocal(key)?.split(' ') ?? []

/** Shows the bar unless this browser has closed it before. */
export const mount: ClientMount = (element, { announcement }) => {
  if (typeof announcement !== 'string') return
  if (closed().includes(announcement)) return element.remove()
  element.dataset['ready'] = ''
  const button = element.querySelector<HTMLButtonElement>(':scope > .announcement-close')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    writeLocal(key, [...closed().slice(1 - mostKept), announcement].join(' '))
    element.remove()
  })
}
