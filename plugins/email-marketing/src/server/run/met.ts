import type { StepCondition } from '../../contract.ts'

type OfValue = Extract<StepCondition, { about: 'value' }>

/** Whether a value of the trigger meets a condition: as numbers where both are some, else as text, whatever the case. */
export function isMet({ name, operator, value }: OfValue, filled: Readonly<Record<string, string>>): boolean {
  const found = (Object.hasOwn(filled, name) ? filled[name] : undefined)?.trim() ?? ''
  const wanted = value.trim()
  const [a, b] = [found.toLowerCase(), wanted.toLowerCase()]
  const numbers = found !== '' && wanted !== '' ? ([Number(found), Number(wanted)] as const) : undefined
  const areNumbers = numbers?.every(Number.isFinite) === true
  switch (operator) {
    case 'is':
      return areNumbers ? numbers[0] === numbers[1] : a === b
    case 'contains':
      return wanted !== '' && a.includes(b)
    case 'more_than':
      return areNumbers && numbers[0] > numbers[1]
    case 'less_than':
      return areNumbers && numbers[0] < numbers[1]
    case 'is_known':
      return found !== ''
  }
}
