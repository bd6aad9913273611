import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { notSource, postgresOnly, projects } from './.tools/suites.mjs'

// Two cores: one more worker than that only makes every test slower, and each database is a process of its own.
const maxWorkers = 2

// Server code waits for a real database, whose first start takes seconds.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

// A test that skips itself would count as failed: it is not there at all.
const otherDatabase = process.env.ASHLAR_TEST_DATABASE === 'postgres' ? [] : postgresOnly

// What a suite leaves to the long run; by hand, any file runs.
const leftOut = (process.env.ASHLAR_TEST_WITHOUT ?? '').split(',').filter((part) => part !== '')

const timeouts = {
  // A property-based test takes seconds on a machine that is busy with other suites.
  unit: { testTimeout: 30_000 },
  api: patience,
  faults: { testTimeout: 60_000, hookTimeout: 60_000 },
  processes: { testTimeout: 60_000, hookTimeout: 60_000 },
  long: { testTimeout: 3_600_000, hookTimeout: 60_000 },
}

export default defineConfig({
  // Workspaces are read from their sources, so that no test waits for a build or meets an old one.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Tests load packages as Node does: what the condition `module` names is for bundlers, and some of it only they can load.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions.filter((name) => name !== 'module')] } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // No module holds state, so the files of a worker share what they load: each loading it anew took two thirds of unit.
    isolate: false,
    maxWorkers,
    projects: [project('unit'), project('api'), project('faults'), project('processes'), project('long')],
  },
})

function project(name: keyof typeof projects) {
  const { include, exclude } = projects[name]
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...notSource, ...otherDatabase, ...leftOut.map((part) => `**/*${part}*`), ...exclude],
      ...timeouts[name],
    },
  }
}
