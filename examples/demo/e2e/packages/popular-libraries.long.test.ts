// Popular libraries of React from the registry, each bundled into a block, in a real browser.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../../../.tools/chromium.mjs'
import { commonJs, commonJsFiles } from './commonjs-libraries.ts'
import { type LibraryHome, libraryHome, packLibraryBlock } from './library-block.ts'
import { type LibraryPages, serveLibraries } from './library-pages.ts'
import { installed, popularLibraries } from './popular-libraries.ts'

let home: LibraryHome
let pages: LibraryPages
let browser: Browser

beforeAll(async () => {
  home = await libraryHome()
  await home.write({ 'package.json': JSON.stringify({ name: 'libraries', private: true }) })
  // React is the host's, so it is not installed here.
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--loglevel', 'error', ...installed]
  await promisify(execFile)('npm', args, { cwd: home.folder })
  // After npm, which removes what it did not install.
  await home.write(commonJsFiles)
  pages = await serveLibraries(home.folder)
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await pages?.[Symbol.asyncDispose]()
  await home?.[Symbol.asyncDispose]()
})

test.each([commonJs, ...popularLibraries])('$id runs on the page and in the canvas (issue 15)', async (library) => {
  await packLibraryBlock(library, home.folder)
  for (const place of ['site', 'canvas']) {
    const page = await browser.newPage()
    const told: string[] = []
    page.on('pageerror', ({ message }) => told.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(message.text())
    })
    await page.goto(`${pages.address}/${place}/${library.id}`)
    const button = page.getByRole('button', { name: `${library.id} 0` })
    // React has taken the button over once it holds its props.
    const isAlive = () => button.evaluate((own) => Object.keys(own).some((key) => key.startsWith('__reactProps')))
    await expect.poll(isAlive, { timeout: 30_000 }).toBe(true)
    await button.click()
    await page.getByRole('button', { name: `${library.id} 1` }).waitFor()
    expect(told, place).toEqual([])
    await page.close()
  }
})
