import { defineModule } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { withRequiredRoots } from './required-roots.ts'

const files = {
  importMap: { imports: { react: '/_ashlar/shared/react-1.js' }, integrity: {} },
  ...{ entry: '/shell.js', styles: [], preload: [], icons: '/icons', version: '1.0.0' },
}
const crm = defineModule({ id: 'crm', title: 'CRM' })
const shop = defineModule({ id: 'shop', title: 'Shop', requires: [crm] })
const blog = defineModule({ id: 'blog', title: 'Blog' })
const of = (name: string, module: typeof crm | typeof shop | typeof blog) => ({
  ...{ name, module, browser: { '.': `/_ashlar/packages/${name}/1.0.0/index.js` } },
})

it('the import map names the roots of packages that others require, and only those', () => {
  const all = [of('@acme/crm', crm), of('@acme/shop', shop), of('@acme/blog', blog)]
  expect(withRequiredRoots(files, all).importMap.imports).toEqual({
    react: '/_ashlar/shared/react-1.js',
    '@acme/crm': '/_ashlar/packages/@acme/crm/1.0.0/index.js',
  })
})

it('no package takes the place of what all packages share', () => {
  const all = [of('react', crm), of('@acme/shop', shop)]
  expect(withRequiredRoots(files, all).importMap.imports).toEqual(files.importMap.imports)
})
