import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumPath } from '../../../../.tools/chromium.mjs'

const patience = 30_000

/** A person with real tabs in a real browser, at one server. */
export interface Author extends AsyncDisposable {
  /** Open a page's editor and leave it open: each call writes a sentence behind the others and makes it live. */
  keepOpen(slug: string): Promise<(sentence: string) => Promise<void>>
  /** Open a page's editor, insert the block that the palette finds by these words, make it live, close. */
  insert(slug: string, words: string): Promise<void>
  /** What went wrong so far: errors in a page, calls that the server could not answer. */
  readonly problems: readonly string[]
}

/** `cookie` is a session's, `name=value`. */
export async function authorAt(url: string, cookie: string): Promise<Author> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(patience)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ url, name, value }])
  const problems = problemsIn(context)

  const open = async (slug: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${url}/admin/editor?slug=${encodeURIComponent(slug)}`)
    await page.locator('.dev__f[aria-busy="false"]').waitFor()
    return page
  }
  const save = async (page: Page) => {
    await page.keyboard.press('Control+s')
    await page.locator('[data-save="saved"]').waitFor()
    // The page is live: visitors see what was saved once it is published.
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByRole('button', { name: 'Update', exact: true, disabled: true }).waitFor()
  }
  return {
    problems,
    async keepOpen(slug) {
      const page = await open(slug)
      const frame = page.frameLocator('iframe[title="Page in the editor"]')
      return async (sentence) => {
        await page.bringToFront()
        await frame.locator('#canvas .block-text').dblclick()
        await frame.locator('[contenteditable=true]').waitFor()
        await page.keyboard.press('Control+End')
        await page.keyboard.type(` ${sentence}`)
        await page.keyboard.press('Escape')
        await page.locator('[data-save="dirty"], [data-save="saving"]').waitFor()
        await save(page)
      }
    },
    async insert(slug, words) {
      const page = await open(slug)
      await page.keyboard.press('/')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await page.locator('[data-save="dirty"], [data-save="saving"]').waitFor()
      await save(page)
      await page.close()
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

function problemsIn(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A tab that closes, and a stream that its server ends, break off what they were loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`)
  })
  return problems
}
