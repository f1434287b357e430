import { describe, expect, it } from 'vitest'
import { MemberId } from '@/rules/kernel/memberId'
import { poker } from '@/rules/poker/decider'

describe('a member’s id', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('is never %s', (id) => {
    expect(MemberId.safeParse(id).success).toBe(false)
    const outcome = { kind: 'won', put: [], ranking: [[id]] }
    const recorded = poker.commands.recordColpo.schema.safeParse({ table: 'T1', outcome })
    expect(recorded.success).toBe(false)
  })
})
