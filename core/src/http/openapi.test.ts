import { expect, it } from 'vitest'
import { tagOf } from './openapi.ts'

it.each([
  ['/api/v1/admin/api-tokens/:id/', 'API tokens'],
  ['/api/v1/admin/page/updatecontent/', 'Pages'],
  ['/api/v1/pages/', 'Pages'],
  ['/api/v1/auth/login/', 'Signing in'],
  ['/api/v1/admin/webhook-deliveries/', 'Webhook deliveries'],
])('an operation stands with what its address is about: %s', (url, tag) => {
  expect(tagOf(url)).toBe(tag)
})
