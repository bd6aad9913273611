import { describe, expect, it } from 'vitest'
import { hashPassword, verifyNothing, verifyPassword } from './password.ts'

describe('password hashing (T23)', () => {
  it('accepts the password that was hashed and no other', async () => {
    const hash = await hashPassword('correct horse é')
    expect(await verifyPassword('correct horse é', hash)).toBe(true)
    expect(await verifyPassword('correct horse e', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
    expect(await verifyPassword('correct horse e\u0301', hash)).toBe(true)
  })

  it('uses Argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(first).not.toBe(second)
  })

  it('refuses a hash that it cannot read instead of failing', async () => {
    for (const hash of ['', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$10$abc'])
      expect(await verifyPassword('anything', hash)).toBe(false)
  })

  it('spends the time of a real check on nobody (A5)', async () => {
    const hash = await hashPassword('x')
    await verifyNothing('x')
    const timed = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // Processor time, the least of several: what the work costs, whatever else the machine does.
    const nobody: number[] = []
    const somebody: number[] = []
    for (let round = 0; round < 6; round++) {
      nobody.push(await timed(() => verifyNothing('x')))
      somebody.push(await timed(() => verifyPassword('y', hash)))
    }
    const ratio = Math.min(...nobody) / Math.min(...somebody)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
