import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChatLink, type ChatLinkProps } from './chat-link.tsx'

const on: ChatLinkProps['settings'] = {
  live_chat_enabled: true,
  live_chat_service: 'link',
  live_chat_link: 'https://chat.example/us?a=1&b=2',
}
const html = (more: Partial<ChatLinkProps['settings']> = {}, modules = ['email_marketing']) =>
  renderToStaticMarkup(<ChatLink settings={{ ...on, ...more }} tenant={{ modules }} language="en" />)

it('the chat is offered while it is on, a service is set up and the module is there, and else not (OPEN-120)', () => {
  expect(html()).toContain('href="https://chat.example/us?a=1&amp;b=2"')
  expect(html({ live_chat_enabled: false })).toBe('')
  expect(html({ live_chat_service: 'none' })).toBe('')
  expect(html({ live_chat_link: '' })).toBe('')
  expect(html({}, [])).toBe('')
})
