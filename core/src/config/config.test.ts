import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigurationError, prepareDataFolder, readConfig, secretOf } from './index.ts'

describe('readConfig', () => {
  test('has the defaults of architecture section 11', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePool: 10,
      adminEmail: 'admin@example.com',
      isDemo: false,
      platformHost: undefined,
      limits: { head: 10_000, request: 30_000, silence: 72_000, connections: 1000 },
      drainTime: 2_000,
      migrationTime: undefined,
      isSafeMode: false,
      s3: undefined,
      keptPages: 67_108_864,
      keptHosts: 10_000,
    })
    expect(readConfig({}).dataFolder).toBe(join(process.cwd(), 'data'))
    expect(readConfig({ ASHLAR_DEMO: '1' }).platformHost).toBe('platform.localhost')
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'http://here'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '201'],
    ['ASHLAR_ADMIN_EMAIL', 'nobody'],
    ['ASHLAR_ADMIN_PASSWORD', 'short'],
    ['ASHLAR_DEMO', 'yes'],
    ['ASHLAR_SECRET', 'short'],
    ['ASHLAR_PLATFORM_HOST', 'https://platform'],
    ['ASHLAR_SAFE_MODE', 'true'],
    ['ASHLAR_HEAD_SECONDS', '31'],
    ['ASHLAR_REQUEST_SECONDS', '0'],
    ['ASHLAR_IDLE_SECONDS', '1.5'],
    ['ASHLAR_CONNECTIONS_PER_ADDRESS', '0'],
    ['ASHLAR_DRAIN_SECONDS', '21'],
    ['ASHLAR_MIGRATION_SECONDS', '0'],
    ['ASHLAR_MIGRATION_SECONDS', '86401'],
    ['ASHLAR_ACCESS_LOG', 'on'],
    ['ASHLAR_KEPT_PAGES_MB', '0'],
    ['ASHLAR_KEPT_PAGES_MB', '64MB'],
    ['ASHLAR_KEPT_HOSTS', '99'],
    ['SMTP_URL', 'mail.example.com'],
    ['S3_ENDPOINT', 's3.example.com'],
  ])('refuses a wrong %s by name (%s)', (variable, text) => {
    expect(() => readConfig({ [variable]: text })).toThrow(ConfigurationError)
    expect(() => readConfig({ [variable]: text })).toThrow(new RegExp(`^${variable} is invalid: expected .+`))
  })

  test('refuses a direct address of the database without the address of the database', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://localhost/x' }
    expect(() => readConfig(direct)).toThrow(/^DATABASE_URL is invalid.*not set/)
    const both = { ...direct, DATABASE_URL: 'postgres://localhost:6432/x', DATABASE_POOL: '25' }
    expect(readConfig(both)).toMatchObject({ databaseDirectUrl: 'postgres://localhost/x', databasePool: 25 })
  })

  test('names the missing part of an incomplete object store', () => {
    const part = { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k' }
    expect(() => readConfig({ ...part, S3_SECRET_ACCESS_KEY: 's' })).toThrow(/^S3_BUCKET is invalid.*not set/)
  })

  test.each(['ASHLAR_SECRET', 'ASHLAR_ADMIN_PASSWORD', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL'])(
    'does not repeat %s',
    (variable) => {
      expect(() => readConfig({ [variable]: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
    },
  )
})

describe('the data folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-config-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('keeps a secret that is made once, for this user alone', async () => {
    const config = { secret: undefined, dataFolder: join(folder, 'fresh', 'data') }
    const all = await Promise.all([secretOf(config), secretOf(config), secretOf(config)])
    expect(new Set(all).size).toBe(1)
    expect(all[0]?.length).toBeGreaterThanOrEqual(32)
    expect(await secretOf(config)).toBe(all[0])
    expect((await stat(join(config.dataFolder, 'secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(config.dataFolder)).mode & 0o777).toBe(0o700)
    expect(await secretOf({ ...config, secret: 'given'.repeat(8) })).toBe('given'.repeat(8))
  })

  test('that cannot be made is a matter of ASHLAR_DATA', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(prepareDataFolder(join(folder, 'file', 'data'))).rejects.toThrow(/^ASHLAR_DATA is invalid/)
  })
})
