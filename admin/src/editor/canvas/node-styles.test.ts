import { describe, expect, it, vi } from 'vitest'
import { NodeStyles } from './node-styles.ts'

/** As much of a browser's sheet as is asked for here: groups of rules, or one rule that is read. */
class Sheet {
  cssRules: object[] = []

  replaceSync(text: string) {
    const read = [{ cssText: `read: ${text}` }]
    this.cssRules = text.includes('nodes{}') ? Array.from({ length: 6 }, () => new Group()) : read
  }
}

class Group {
  readonly cssRules: { readonly cssText: string }[] = []

  insertRule(cssText: string, index: number) {
    this.cssRules.splice(index, 0, { cssText })
    return index
  }

  deleteRule(index: number) {
    this.cssRules.splice(index, 1)
  }
}

function stylesOf(changed: () => void, adoptedStyleSheets: readonly Sheet[] = []) {
  const frame: object = { defaultView: { CSSStyleSheet: Sheet }, adoptedStyleSheets }
  return new NodeStyles(frame as Document, changed)
}

/** The rules that end up in the group of the desktop. */
function placed(desktop: string): readonly string[] {
  const sheets: Sheet[] = []
  stylesOf(() => undefined, sheets).set('n1', { desktop })
  const [group] = sheets.flatMap(({ cssRules }) => cssRules)
  return group instanceof Group ? group.cssRules.map(({ cssText }) => cssText) : []
}

describe('the rules of nodes in the canvas', () => {
  it('say that blocks may have moved whenever a rule changes, and only then', () => {
    const changed = vi.fn()
    const styles = stylesOf(changed)
    styles.set('n1', { desktop: '.n1{width:10px}' })
    expect(changed).toHaveBeenCalledTimes(1)
    styles.set('n1', { desktop: '.n1{width:10px}' })
    expect(changed, 'the same rule again').toHaveBeenCalledTimes(1)
    styles.set('n1', { desktop: '.n1{width:20px}' })
    expect(changed).toHaveBeenCalledTimes(2)
    styles.remove('n1')
    expect(changed, 'without its rules').toHaveBeenCalledTimes(3)
  })

  it('are put in one by one as they are where each brace is one of a rule', () => {
    expect(placed('.n1{width:10px}.n1 > p{color:red;grid-area:1/2}')).toEqual([
      '.n1{width:10px}',
      '.n1 > p{color:red;grid-area:1/2}',
    ])
  })

  it.each([
    ['a string', '.n1{content:"}body{color:red"}'],
    ['an address', '.n1{background:URL(a}body{color:red)}'],
    ['a comment', '.n1{color:red/*}body{*/}'],
    ['an escaped sign', String.raw`.n1{--a:\}}body{color:red}`],
    ['a rule within a rule', '@media print{.n1{color:red}}'],
    ['a brace too many', '.n1{color:red}}body{color:red}'],
    ['a brace too few', '.n1{color:red'],
  ])('are read by the browser first where %s may hide a brace', (_what, text) => {
    expect(placed(text)).toEqual([`read: ${text}`])
  })
})
