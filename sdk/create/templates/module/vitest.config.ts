import { defineConfig } from 'vitest/config'

// A test host brings a database of its own, whose first start takes some seconds.
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 60_000 } })
