import { describe, expect, it } from 'vitest'
import { dueReminder, nextReminder, type Reminded } from './due-reminder.ts'
import { lateFee } from './late-fee.ts'
import { isOfficeHour } from './office-hours.ts'

const step = (days: number) => ({ days, subject: '', message: '', fee: '' })
const at = (today: string, more: Partial<Reminded> = {}): Reminded => ({
  ...{ steps: [step(14), step(-3), step(0), step(7)], dueDate: '2026-03-20', issuedOn: '2026-03-01', today, done: [] },
  ...more,
})
const outcome = (reminded: Reminded) => {
  const due = dueReminder(reminded)
  return due && [due.step?.days, due.passed]
}

describe('the reminder that is due', () => {
  it('is the latest step whose day has come; those before it are passed over', () => {
    expect(outcome(at('2026-03-16'))).toBeUndefined()
    expect(outcome(at('2026-03-17'))).toEqual([-3, []])
    expect(outcome(at('2026-03-19', { done: [-3] }))).toBeUndefined()
    expect(outcome(at('2026-03-20', { done: [-3] }))).toEqual([0, []])
    expect(outcome(at('2026-05-01', { done: [-3] }))).toEqual([14, [0, 7]])
    expect(outcome(at('2026-05-01', { done: [-3, 14] }))).toBeUndefined()
  })

  it('is none before the due date that came too late, or for an invoice that was issued later', () => {
    const before = [step(-10), step(-3)]
    expect(outcome(at('2026-03-25', { steps: before }))).toEqual([undefined, [-10, -3]])
    expect(outcome(at('2026-03-17', { steps: before, issuedOn: '2026-03-12' }))).toEqual([-3, [-10]])
    expect(outcome(at('2026-05-01', { issuedOn: '2026-05-01' }))).toBeUndefined()
    expect(outcome(at('2026-05-02', { issuedOn: '2026-05-01' }))).toEqual([14, [-3, 0, 7]])
    expect(outcome(at('2026-03-13', { steps: before, issuedOn: '2026-03-12' }))).toEqual([undefined, [-10]])
  })

  it('is followed by the next one, on its day', () => {
    expect(nextReminder(at('2026-03-02'))).toEqual({ days: -3, day: '2026-03-17' })
    expect(nextReminder(at('2026-03-30', { done: [7] }))).toEqual({ days: 14, day: '2026-04-03' })
    expect(nextReminder(at('2026-04-10', { done: [7] }))).toEqual({ days: 14, day: '2026-04-10' })
    expect(nextReminder(at('2026-04-10', { done: [14] }))).toBeUndefined()
    expect(nextReminder(at('2026-05-01', { issuedOn: '2026-05-01' }))).toEqual({ days: 14, day: '2026-05-02' })
  })
})

describe('a late fee', () => {
  const of = (fee: string, currency = 'CAD', due = 11_350) => lateFee(fee, { due, currency, websiteCurrency: 'CAD' })
  it('is an amount, or a share of what is due, rounded half away from zero', () => {
    expect(['', '15', '15.5', '15,50', '2%', '2 %', '0,05%', '0.01%', '100%'].map((fee) => of(fee))).toEqual([
      ...[0, 1_500, 1_550, 1_550, 227, 227, 6, 1, 11_350],
    ])
  })

  it('of an amount is none in another currency than the website’s; a share is', () => {
    expect([of('15', 'EUR'), of('2%', 'EUR')]).toEqual([0, 227])
    expect(lateFee('15.50', { due: 900, currency: 'JPY', websiteCurrency: 'JPY' })).toBe(16)
  })
})

it('reminders go out between 8 and 18 o’clock where the website is', () => {
  const hours = (zone: string) =>
    ['07:59', '08:00', '17:59', '18:00'].map((time) => isOfficeHour(zone, new Date(`2026-06-01T${time}:00Z`)))
  expect(hours('UTC')).toEqual([false, true, true, false])
  // 16:59, 17:00, 2:59 and 3:00.
  expect(hours('Asia/Tokyo')).toEqual([true, true, false, false])
})
