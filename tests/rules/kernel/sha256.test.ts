import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '@/rules/kernel/sha256'

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('agrees with the published vector of %#', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })

  it('agrees with the platform for any text and any length around a block', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 0, max: 260 }).map((length) => 'x'.repeat(length)),
    )
    fc.assert(
      fc.property(text, (any) => {
        expect(sha256(any)).toBe(createHash('sha256').update(any, 'utf8').digest('hex'))
      }),
    )
  })
})
