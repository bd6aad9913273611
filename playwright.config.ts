import { defineConfig } from '@playwright/test'
import { chromiumPath } from './.tools/chromium.mjs'
import { browserTests } from './.tools/suites.mjs'

export default defineConfig({
  testDir: '.',
  globalSetup: './examples/demo/e2e/filled-demo.ts',
  testMatch: browserTests,
  outputDir: '.cache/test/browser',
  // A test that passes only the second time hides a defect.
  retries: 0,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // What is right is seen at once; only a busy machine needs the time.
  expect: { timeout: 15_000 },
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
