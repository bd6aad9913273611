// `npm test [-- suite ...]`: provide what the chosen suites need, build, run them one after another, and count.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compile, finish } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { provideNginx } from './nginx.mjs'
import { startPgBouncer } from './pgbouncer.mjs'
import { startPostgres } from './postgres.mjs'
import { countsOf, single, summary } from './report.mjs'
import { stopRunning } from './run.mjs'
import { runSuite } from './suite-run.mjs'
import { chosenSuites } from './suites.mjs'
import { root } from './workspaces.mjs'

const servers = []

for (const [signal, number] of Object.entries({ SIGINT: 2, SIGTERM: 15 })) {
  process.once(signal, async () => {
    await stopRunning()
    await stopServers()
    process.exit(128 + number)
  })
}

try {
  process.exitCode = await testRun(chosenSuites(process.argv.slice(2)))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await stopServers()
}

async function testRun(chosen) {
  mkdirSync(join(root, '.cache', 'test'), { recursive: true })
  const needs = (what) => chosen.some((suite) => suite.needs?.includes(what))
  const built = needs('build') || chosen.some(({ name }) => name === 'types') ? await building() : {}
  const env = await provision(needs)

  const results = []
  for (const suite of chosen) {
    announce(suite.name)
    const runnable = built.ok || !suite.needs?.includes('build')
    if (!runnable) console.error('Not run because the build failed.')
    const begun = performance.now()
    const counts = runnable ? await runSuite(suite, { built, env }) : countsOf({ results: single(false) })
    results.push({ ...suite, ...counts, seconds: (performance.now() - begun) / 1000 })
  }
  console.log(summary(results))
  return results.some(({ failed }) => failed > 0) ? 1 : 0
}

/** Compiling and building browser entries can fail each on their own: only the first is a matter of types. */
async function building() {
  announce('build')
  try {
    const compiled = await compile()
    return { compiled, ok: compiled && (await finish()) }
  } catch (error) {
    console.error(error.message)
    return { compiled: false, ok: false }
  }
}

async function provision(needs) {
  if (needs('chromium')) await provideChromium()
  if (needs('nginx')) await provideNginx()
  if (!needs('postgres')) return {}
  const cluster = await startPostgres()
  servers.push(cluster)
  const env = { ASHLAR_TEST_DATABASE_URL: cluster.url }
  if (!needs('pgbouncer')) return env
  const pooler = await startPgBouncer(cluster.url)
  servers.push(pooler)
  return { ...env, ASHLAR_TEST_POOLER_URL: pooler.url }
}

/** The last one first: it uses those before it. */
async function stopServers() {
  for (const server of servers.splice(0).reverse()) await server.stop()
}

function announce(name) {
  console.log(`\n=== ${name} ===`)
}
