import { checkRules, type Problem } from '@ashlar/sdk/check'
import { paint } from './paint.ts'

/** Problems for a person, grouped by rule: what is wrong, where, and how to mend it. */
export function problemLines(problems: readonly Problem[]): string[] {
  const byRule = Map.groupBy(problems, ({ rule }) => rule)
  return [...byRule].flatMap(([rule, own]) => [
    '',
    `${paint('red', '✗')} ${paint('bold', rule)}  ${checkRules[rule]}`,
    ...own.flatMap(({ where, message, fix }) => [
      `    ${paint('yellow', where)}`,
      `      ${message}`,
      `      ${paint('dim', `→ ${fix}`)}`,
    ]),
  ])
}

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
