// `node examples/gallery/sizes.mjs [ADDRESS]`: HTML, CSS and JavaScript of each block of a running gallery, in bytes: the
// HTML of its usual state, its own style sheet and its own script compressed, as a visitor gets them.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumPath } from '../../.tools/chromium.mjs'

const [address = 'http://localhost:3300'] = process.argv.slice(2)
/** Of blocks that share a package. */
const packageOf = {
  column: '@ashlar/block-row',
  'card-image': '@ashlar/block-card',
  'page-title': '@ashlar/block-page-field',
  'content-slider': '@ashlar/block-image-carousel',
  'hero-slider': '@ashlar/block-image-carousel',
  'sub-menu': '@ashlar/block-navigation',
  form: '@ashlar/plugin-forms',
  newsletter: '@ashlar/plugin-email-marketing',
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.goto(address)
  const pages = await page
    .locator('main li')
    .evaluateAll((all) =>
      all.map((item) => ({ title: item.querySelector('a').textContent, path: item.querySelector('a').pathname })),
    )
  console.log('| block | HTML | gzip | CSS gzip | JS gzip |\n|---|---:|---:|---:|---:|')
  for (const { title, path } of pages) {
    // A mail is no page: it brings what it needs within itself.
    if (path.startsWith('/email-')) continue
    const scripts = new Map()
    const keep = async (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return
      scripts.set(response.url(), gzipSync(await response.body()).length)
    }
    page.on('response', keep)
    await page.goto(address + path)
    const name = path.slice(1)
    const html = await page.evaluate((type) => {
      const found = document.querySelector(`main .block-${type}`)
      found?.scrollIntoView()
      return found?.outerHTML ?? ''
    }, name)
    await page.waitForLoadState('networkidle')
    page.off('response', keep)
    // The loader of islands comes once with every page that has any.
    const own = [...scripts].filter(([url]) => !url.includes('/islands'))
    const js = own.reduce((sum, [, size]) => sum + size, 0)
    console.log(`| ${title} | ${html.length} | ${html && gzipSync(html).length} | ${cssOf(name)} | ${js} |`)
  }
} finally {
  await browser.close()
}

/** Of the package's style sheet; blocks of one package share it. */
function cssOf(name) {
  const file = new URL(import.meta.resolve(`${packageOf[name] ?? `@ashlar/block-${name}`}/style.css`))
  return gzipSync(readFileSync(file)).length
}
