import { describe, expect, it, vi } from 'vitest'
import { NodeStyles } from './node-styles.ts'

/** As much of a browser's sheet as is asked for here: groups of rules, or one rule that is read. */
class Sheet {
  cssRules: object[] = []

  replaceSync(text: string) {
    this.cssRules = text.includes('nodes{}') ? Array.from({ length: 6 }, () => new Group()) : [{ cssText: text }]
  }
}

class Group {
  readonly cssRules: object[] = []

  insertRule(cssText: string, index: number) {
    this.cssRules.splice(index, 0, { cssText })
    return index
  }

  deleteRule(index: number) {
    this.cssRules.splice(index, 1)
  }
}

function stylesOf(changed: () => void) {
  const frame: object = { defaultView: { CSSStyleSheet: Sheet }, adoptedStyleSheets: [] }
  return new NodeStyles(frame as Document, changed)
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
})
