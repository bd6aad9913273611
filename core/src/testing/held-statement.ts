import pg from 'pg'

/**
 * In a process under test: stand still for ever before the nth statement (from 1) whose text matches, to be killed there.
 * `told` is called with the statement once it is held.
 */
export function holdStatement(matching: RegExp, nth: number, told: (text: string) => void): void {
  const { prototype } = pg.Client
  const real: (this: pg.Client, ...given: unknown[]) => unknown = prototype.query
  let seen = 0
  const query = function (this: pg.Client, ...given: unknown[]): unknown {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : textIn(asked)
    if (matching.test(text)) seen += 1
    if (!matching.test(text) || seen !== nth) return real.apply(this, given)
    told(text)
    return new Promise(() => undefined)
  }
  prototype.query = query as typeof prototype.query
}

const textIn = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
