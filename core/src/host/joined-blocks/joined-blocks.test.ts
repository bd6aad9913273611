import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { joinedAddress } from './joined-address.ts'
import { addJoinedBlocks } from './joined-blocks.ts'

test('what is missing, imports what is not shared, or lacks a part is left out; the rest is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-joined-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files: Record<string, string> = {
    sound: 'import{useState}from"react";const sound=useState;export{sound};',
    stranger: 'import{x}from"left-pad";const y=x;export{y};',
    parts: 'import{x}from"./part.js";const y=x;export{y};',
    whole: 'import{y}from"./sound";const z=y;export{z};',
  }
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code)
  const packages = [...Object.keys(files), 'missing', 'nowhere'].map((name) => ({
    name: `@acme/${name}`,
    browser: { './editor': name },
  }))
  await using app = fastify()
  await addJoinedBlocks(app, packages, {
    fileAt: (address) => (address === 'nowhere' ? undefined : join(folder, address)),
  })
  const { statusCode, body } = await app.inject(joinedAddress(packages, 'code', () => true))
  expect(statusCode).toBe(200)
  expect(body.match(/@acme\/\w+/g)).toEqual(['@acme/sound', '@acme/whole'])
  expect(body).toContain('from "react"')
  expect(body).not.toContain('left-pad')
})

test('definitions lie in a file of their own, of those packages alone that have them apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-joined-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'definitions'), 'const block={};export{block};')
  await writeFile(join(folder, 'code'), 'const drawn={};export{drawn};')
  const packages = [
    { name: '@acme/apart', browser: { './definitions': 'definitions', './editor': 'code' } },
    { name: '@acme/together', browser: { './editor': 'code' } },
  ]
  await using app = fastify()
  await addJoinedBlocks(app, packages, { fileAt: (address) => join(folder, address) })
  const named = async (part: 'definitions' | 'code') => {
    const { body } = await app.inject(joinedAddress(packages, part, () => true))
    return body.match(/@acme\/\w+|block:|drawn:/g) ?? body
  }
  expect(await named('definitions')).toEqual(['@acme/apart'])
  expect(await named('code')).toEqual(['@acme/apart', '@acme/together'])
})
