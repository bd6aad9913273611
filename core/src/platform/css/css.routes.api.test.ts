import { mostCssRules } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'

const url = '/api/v1/admin/css/validate/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [] })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

describe('custom CSS of blocks (STYLE-024, OPEN-134)', () => {
  it('is compiled as the site has it, block by block, and what is wrong is said with its line (STYLE-026)', async () => {
    const answer = await owner.post(url, {
      rules: [
        { node: 'n1', css: 'color: RED' },
        { node: 'n2', css: '& em { top: 0 }\n@import url(https://evil.example/x.css);' },
      ],
    })
    expect(answer.statusCode).toBe(200)
    const { rows } = answer.json().results
    expect(rows[0]).toEqual({ node: 'n1', css: '.b-n1{color:red}', errors: [], warnings: [] })
    expect(rows[1]).toMatchObject({
      node: 'n2',
      css: '',
      errors: [{ line: 2, message: "@import can't be used here." }],
    })
  })

  it.each([
    ['no rules at all', [], 422],
    ['more than one call may bring', Array.from({ length: mostCssRules + 1 }, () => ({ node: 'n', css: '' })), 422],
    ['a node that is none', [{ node: '}body{', css: 'top:0' }], 422],
    ['a text beyond the limit', [{ node: 'n', css: 'x'.repeat(20_001) }], 422],
    ['no text', [{ node: 'n', css: { toString: 'x' } }], 400],
  ])('refuses %s', async (_, rules, status) => {
    expect((await owner.post(url, { rules })).statusCode).toBe(status)
  })

  it('is for people who may see pages', async () => {
    const customer = await host.signIn('customer')
    expect((await customer.post(url, { rules: [{ node: 'n', css: '' }] })).statusCode).toBe(403)
  })
})
