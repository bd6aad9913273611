import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Fetches the host that the tests run on, once.
    globalSetup: '@ashlar/author/test-setup',
    // A test host brings a database of its own, whose first start takes some seconds.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
