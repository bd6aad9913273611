// `node examples/gallery/screenshots.mjs ADDRESS FOLDER [slug …]`: pictures of a running gallery, each page at three
// widths; pages on dark ground are pages of their own (`tabs-dark`). With `GALLERY_DIR=rtl` from right to left.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumPath } from '../../.tools/chromium.mjs'

const [address = 'http://localhost:3300', folder = '.cache/gallery', ...wanted] = process.argv.slice(2)
const widths = [1440, 820, 390]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  if (process.env.GALLERY_DIR === 'rtl') await page.route(`${address}/*`, turned)
  await page.goto(address)
  const slugs = wanted.length > 0 ? wanted : await slugsOn(page)
  for (const slug of slugs) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${address}/${slug}`)
      await everyPicture(page)
      // A frame out of sight is not painted.
      if (slug.startsWith('email-')) await page.setViewportSize({ width, height: await heightOf(page) })
      await page.screenshot({ path: join(folder, `${slug}-${width}.png`), fullPage: true })
    }
    console.log(slug)
  }
} finally {
  await browser.close()
}

/** As a site in a language that is written from right to left answers. */
async function turned(route) {
  if (route.request().resourceType() !== 'document') return route.continue()
  const response = await route.fetch()
  const body = (await response.text()).replace('<html lang="en"', '<html lang="en" dir="rtl"')
  return route.fulfill({ response, body })
}

function heightOf(page) {
  return page.evaluate(() => Math.min(document.documentElement.scrollHeight, 12_000))
}

function slugsOn(page) {
  const paths = page.locator('main a').evaluateAll((all) => all.map(({ pathname }) => pathname.slice(1)))
  return paths.then((all) => all.filter((path) => !path.startsWith('admin')))
}

/** Whatever waits until it is seen is loaded now. */
function everyPicture(page) {
  return page.evaluate(async () => {
    // What is decoded later would be missing in the picture.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    // Scripts of blocks come when they are seen.
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
