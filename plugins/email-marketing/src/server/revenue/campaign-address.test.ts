import { describe, expect, it } from 'vitest'
import { cameBy, withCampaign } from './campaign-address.ts'

const origin = 'https://shop.example'
const by = { campaignId: 12, edition: 2, link: 0 }
const said = 'utm_source=email&utm_medium=email&utm_campaign=email-12&utm_content=2-0'

describe('the address of a link of a campaign (issue 21)', () => {
  it.each([
    ['https://shop.example/blog', `https://shop.example/blog?${said}`],
    ['https://shop.example/a?b=1#c', `https://shop.example/a?b=1&${said}#c`],
    ['/blog', `https://shop.example/blog?${said}`],
    ['https://shop.example/?utm_campaign=spring', 'https://shop.example/?utm_campaign=spring'],
    ['https://other.example/blog', 'https://other.example/blog'],
    ['https://shop.example:8080/blog', 'https://shop.example:8080/blog'],
    ['mailto:ada@shop.example', 'mailto:ada@shop.example'],
    ['https://', 'https://'],
  ])('%s leads to %s', (address, expected) => {
    expect(withCampaign(address, origin, by)).toBe(expected)
  })

  it('keeps the source that its author wrote', () => {
    expect(withCampaign(`${origin}/?utm_source=letter`, origin, by)).toContain('?utm_source=letter&utm_medium=email')
  })

  it.each([
    ['email-12', '2-0', by],
    ['email-12', '', { campaignId: 12 }],
    ['email-12', 'top', { campaignId: 12 }],
    ['email-0', '2-0', undefined],
    ['spring', '2-0', undefined],
    ['email-12 ', '2-0', undefined],
  ])('“%s” and “%s” are read back', (name, content, expected) => {
    expect(cameBy(name, content)).toEqual(expected)
  })
})
