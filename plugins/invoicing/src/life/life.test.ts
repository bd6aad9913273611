import { documentStatuses, mayBecome } from '@ashlar/plugin-commerce'
import { describe, expect, it } from 'vitest'
import { ownTypes } from '../contract.ts'
import { issuedStatus, may } from './life.ts'

const every = ownTypes.flatMap((type) => documentStatuses.map((status) => ({ type, status, isDeleted: false })))

describe('the life of documents (OPEN-357)', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['pay', 'paid'],
    ['refund', 'refunded'],
    ['cancel', 'cancelled'],
    ['archive', 'archived'],
  ] as const)('lets people %s only where the status may become %s', (act, to) => {
    const allowed = every.filter((each) => may(act, each))
    expect(allowed.length).toBeGreaterThan(0)
    for (const { status } of allowed) expect([status, mayBecome(status, to)]).toEqual([status, true])
  })

  it('issues drafts alone, to a status that may follow', () => {
    for (const { type, status } of every.filter((each) => may('issue', each))) {
      expect(status).toBe('draft')
      expect(mayBecome('draft', issuedStatus[type])).toBe(true)
    }
  })

  it('never cancels or archives what was paid', () => {
    for (const act of ['cancel', 'archive'] as const)
      expect(every.filter((each) => may(act, each)).map(({ status }) => status)).not.toContain('paid')
  })

  it('lets nobody do anything with a deleted document', () => {
    expect(may('issue', { type: 'invoice', status: 'draft', isDeleted: true })).toBe(false)
  })
})
