import { afterAll, describe, expect, it } from 'vitest'
import { FileInspection } from './file-inspection.ts'
import { hostileFiles } from './hostile-files.ts'
import { essentialPng } from './png.ts'
import { svgStart } from './svg-start.ts'

const inspection = new FileInspection()
afterAll(() => inspection.close())

describe('a file made to keep its reader busy (T8, T9, U1)', () => {
  it.each(hostileFiles())(
    '$name is refused or made safe within the limits of one file',
    async ({ name, bytes, code }) => {
      const result = await inspection.inspect('a', { bytes }, { fileName: name })
      const refusal = 'refused' in result ? result.refused : undefined
      expect(refusal?.replaceAll(' ', '_').toUpperCase()).toBe(code?.replace('MEDIA_', ''))
    },
  )

  it('loses the text that a PNG carries, and keeps its picture', () => {
    const text = hostileFiles().find(({ name }) => name === 'text.png')?.bytes ?? Buffer.alloc(0)
    const essential = essentialPng(text) ?? Buffer.alloc(0)
    expect(essential.includes('zTXt')).toBe(false)
    expect(essential.length).toBeLessThan(200)
    expect(['IHDR', 'IDAT', 'IEND'].filter((type) => !essential.includes(type))).toEqual([])
  })
})

describe('the start of an SVG (T8)', () => {
  const comment = '<!-- > <svg ] -->'
  it.each([
    '',
    '\uFEFF',
    ' \n\t',
    '<?xml version="1.0"?>\n',
    `${comment}${comment}`,
    '<!DOCTYPE svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b">',
    `<!DOCTYPE svg [<!ENTITY a "]><svg "> ${comment} <!ENTITY b 'c'> ] >`,
    `<?xml version="1.0"?>${comment}<!DOCTYPE svg>${comment}`,
  ])('stands after %j', (prolog) => {
    expect(svgStart(`${prolog}<svg/>`)).toBe(prolog.length)
  })

  it.each([
    '',
    '<',
    '<svgs>',
    'text<svg>',
    '<!-- <svg>',
    '<!DOCTYPE svg [<svg>',
    '<!DOCTYPE html><svg>',
    '<?xml <svg>',
  ])('is not found in %j', (text) => {
    expect(svgStart(text)).toBeUndefined()
  })
})
