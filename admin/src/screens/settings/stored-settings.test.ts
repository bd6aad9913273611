import { expect, it } from 'vitest'
import { storedOf } from './stored-settings.ts'

it('settings are read with their values, and which secrets are stored', () => {
  const { values, secrets } = storedOf({
    company_name: { value: 'Lark' },
    mail_password: { value: '', isSet: true },
    bot_check_secret: { value: '', isSet: false },
    shop: { value: { note: 'x', key: '' }, secrets: { key: true } },
    permissions: { pages: { can_view: true } },
  })
  expect(values).toEqual({
    company_name: 'Lark',
    mail_password: '',
    bot_check_secret: '',
    shop: { note: 'x', key: '' },
  })
  expect([...secrets]).toEqual(['mail_password', 'shop.key'])
})
