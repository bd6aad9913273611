import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { npmSettings } from './npm-settings.ts'

let folder: string
let user: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-npmrc-'))
  user = join(folder, 'of-the-user')
})
afterEach(() => rm(folder, { recursive: true }))

const settings = (env: Readonly<Record<string, string>> = {}) =>
  npmSettings(folder, { npm_config_userconfig: user, ...env })

test('settings of the environment are those that say where packages come from', () => {
  const env = {
    npm_config_registry: 'http://a/',
    'NPM_CONFIG_@ACME:REGISTRY': 'http://b/',
    'npm_config_//b/:_authToken': 't',
    npm_config_cache: '/x',
    PATH: '/bin',
  }
  expect(settings(env)).toEqual({ registry: 'http://a/', '@acme:registry': 'http://b/', '//b/:_authToken': 't' })
})

test('the .npmrc of the installation comes before the user’s, and the environment before both', async () => {
  await writeFile(user, 'registry=http://user/\n@acme:registry=http://user-acme/\n//user/:_authToken=u\n')
  await writeFile(
    join(folder, '.npmrc'),
    '; a comment\n# another\nregistry = "http://project/"\r\nsave-exact=true\n//project/:_authToken=${TOKEN}\n//b/:_auth=YQ==\n//c/:_auth=${MISSING}\n',
  )
  expect(settings({ TOKEN: 'secret', 'npm_config_@acme:registry': 'http://env/' })).toEqual({
    registry: 'http://project/',
    '@acme:registry': 'http://env/',
    '//user/:_authToken': 'u',
    '//project/:_authToken': 'secret',
    '//b/:_auth': 'YQ==',
    '//c/:_auth': '${MISSING}',
  })
})

test('without any file there are no settings', () => {
  expect(settings()).toEqual({})
})
