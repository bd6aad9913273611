import { createRequire } from 'node:module'
import { expect, test } from './test.ts'

test('register I21: the shared modules export what React exports, one React for all', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  for (const specifier of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) {
    const names = await page.evaluate(async (name) => Object.keys(await import(name)), specifier)
    const expected = Object.keys(require(specifier)).filter((name) => name !== 'default')
    expect(names, specifier).toEqual(expect.arrayContaining(expected))
  }
  const found = await page.evaluate(async () => {
    const load = (name: string) => import(name)
    const react = await load('react')
    const failure = await load('react-dom/server').catch((error: Error) => error.name)
    return {
      isOneReact: react.default.useState === react.useState,
      hasJsxDev: typeof (await load('react/jsx-dev-runtime')).jsxDEV,
      failure,
      typebox: typeof (await load('typebox')).default.Object,
    }
  })
  expect(found).toEqual({ isOneReact: true, hasJsxDev: 'function', failure: 'TypeError', typebox: 'function' })
})
