import { contentWith, expect, makePage, test } from './demo-site.ts'

const shown = {
  desktop: { showOnTablet: false, showOnMobile: false },
  tablet: { showOnDesktop: false, showOnMobile: false },
  mobile: { showOnDesktop: false, showOnTablet: false },
}

test('a block is shown on the devices it is meant for (BLK-COMMON-004, BLK-COMMON-005, BLK-COMMON-006, OPEN-141)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const slug = `devices-${Date.now()}`
  const only = Object.entries(shown).map(([device, props]) => ({
    type: 'text',
    props: { text: `only ${device}`, ...props },
  }))
  const everywhere = { type: 'text', props: { tag: 'h1', text: 'everywhere' } }
  await makePage(page, { title: 'Devices', slug, status: 'published', noindex: true }, contentWith(everywhere, ...only))
  await page.context().clearCookies()
  for (const [device, widths] of [
    ['desktop', [1440, 992]],
    ['tablet', [991, 800, 768]],
    ['mobile', [767, 390]],
  ] as const) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${demo.url}/${slug}`)
      await expect(page.getByText('everywhere')).toBeVisible()
      const visible = []
      for (const each of Object.keys(shown)) if (await page.getByText(`only ${each}`).isVisible()) visible.push(each)
      expect(visible, `${width} px`).toEqual([device])
    }
  }
})

test('a block hidden on the home page is on other pages alone (BLK-COMMON-007, OPEN-207)', async ({ page, demo }) => {
  await demo.signIn(page, 'owner', demo.second)
  const words = `Not at home ${Date.now()}`
  const footer = await page.evaluate(async (text) => {
    const settings = await (await fetch('/api/v1/admin/settings/')).json()
    const id = settings.settings.footer_template.value
    const props = { text, hideOnHomepage: true }
    const nodes = {
      root: { type: 'section', version: 1, props: {}, parent: null, children: ['box'] },
      box: { type: 'container', version: 1, props: {}, parent: 'root', children: ['words'] },
      words: { type: 'text', version: 1, props, parent: 'box', children: [] },
    }
    const made = await fetch('/api/v1/admin/page/component-template/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ componentName: 'Not at home', content: { rootNodeId: 'root', nodes } }),
    })
    const { template } = await made.json()
    return { before: Number(id), after: Number(template.id) }
  }, words)
  const choose = (id: number) =>
    page.evaluate(async (template) => {
      const reply = await fetch('/api/v1/admin/settings/', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ footer_template: template }),
      })
      return reply.status
    }, id)
  expect(await choose(footer.after)).toBe(200)
  try {
    await page.goto(`${demo.second}/visit`)
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(demo.second)
    await expect(page.getByText(words)).toHaveCount(0)
  } finally {
    expect(await choose(footer.before)).toBe(200)
  }
})
