import { expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import type { PokerEvent } from '@/rules/poker/decider'
import { tellsOfEvent } from '@/rules/poker/sentences'
import { favourTell } from '@/rules/poker/telling/decisions'

const ALFA = asMember('alfa')
/** The sentence of an event with these fields; the others are not told. */
const told = (event: object) => tellsOfEvent(event as PokerEvent)[0]?.sentence.en

it('XVII.2 a ruling favours a contender, else tells what it changes, moves or leaves', () => {
  const ruled = (more: Partial<Parameters<typeof favourTell>[0]>) =>
    favourTell({ inFavourOf: null, remedy: null, transfers: [], ...more } as never).sentence.en
  const [favour, changed, moved, same] = [
    ruled({ inFavourOf: ALFA }),
    ruled({ remedy: { kind: 'colpo-void' } as never }),
    ruled({ transfers: [{ from: 'pot', to: 'resto:alfa', chips: asChips(1) }] as never }),
    ruled({}),
  ]
  expect(new Set([favour, changed, moved, same]).size).toBe(4)
  expect(favour).toContain('{member}')
})

it('XVI.1 a cassa corrected down is told with less, and up with more, without a sign', () => {
  const corrected = (chips: number) =>
    tellsOfEvent({ type: 'cassaCorrected', member: ALFA, chips, why: 'errore' } as never)[0]
  expect(corrected(-50)?.key).toContain('Less')
  expect(corrected(50)?.key).toContain('More')
  expect(corrected(-50)?.parts).toMatchObject({ chips: { chips: 50 } })
})

it('I.8 an answer to a call is told as it was given', () => {
  const answered = (answer: string) => told({ type: 'callAnswered', member: ALFA, answer })
  expect(answered('coming')).not.toBe(answered('more-time'))
})
