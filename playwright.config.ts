import { defineConfig } from '@playwright/test'
import { chromiumPath } from './.tools/chromium.mjs'
import { browserTests, longBrowserTests } from './.tools/suites.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: './examples/demo/e2e/filled-demo.ts',
  projects: [
    { name: 'browser', testMatch: browserTests, testIgnore: longBrowserTests },
    { name: 'long', testMatch: longBrowserTests },
  ],
  outputDir: '.cache/test/browser',
  // A test that passes only the second time hides a defect.
  retries: 0,
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  // What is right is seen at once; only a busy machine needs the time.
  expect: { timeout: 30_000 },
  use: {
    // A trace of every test, kept of those that fail, cost an eighth of the suite. `--trace on` records a chosen test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        // Root has no sandbox, and the only pages opened are our own.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A test never speaks to anyone but the server under test.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
