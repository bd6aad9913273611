import { defineConfig } from '@playwright/test'
import { chromiumPath } from './.tools/chromium.mjs'
import { browserTests } from './.tools/suites.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: browserTests,
  outputDir: '.cache/test/browser',
  // A test that passes only the second time hides a defect.
  retries: 0,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    trace: 'retain-on-failure',
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
