import { expect, test } from 'vitest'
import { withoutSecrets } from './address-without-secrets.ts'

const secret = 'zHqG98tTbjOykdQrYoOQKSrAV_cP51qvh8okf8Ioxnw'

test.for([
  [`/_ashlar/preview/${secret}`, '/_ashlar/preview/…'],
  [`/_ashlar/preview/${secret}?x=1`, '/_ashlar/preview/…?x=1'],
  [`/api/v1/x/?key=ash_${secret}&y=2`, '/api/v1/x/?key=…&y=2'],
  ['/unsubscribe?token=short.one&lang=en', '/unsubscribe?token=…&lang=en'],
  ['/unsubscribe?lang=en&token=%2e', '/unsubscribe?lang=en&token=…'],
  ['/a-page-whose-title-is-longer-than-any-secret-of-ours', '/a-page-whose-title-is-longer-than-any-secret-of-ours'],
  ['/media/17/9f86d081884c7d659a2feaa0c55ad015.png', '/media/17/9f86d081884c7d659a2feaa0c55ad015.png'],
])('an address is logged without secrets: %s (I4)', ([address, logged]) => {
  expect(withoutSecrets(address)).toBe(logged)
})
