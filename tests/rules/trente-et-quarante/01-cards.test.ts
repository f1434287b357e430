import { expect, it } from 'vitest'
import { copyCounts } from '@/rules/kernel/cards'
import { asMember } from '@/rules/kernel/ids'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { aDay, desk, inspector, Play, p, phone, T1, tablet } from './support/table'

const NONE = { number: 0, step: 'none', unseen: 0 } as const
const fresh = (players = 3) => new Play(aDay({ players, taglia: NONE }))
const mixed = () =>
  fresh().give({ type: 'layOutPacks', table: T1 }).give({ type: 'mixCards', table: T1 })

it('T.1.1 a twenty-fifth card of a value is refused', () => {
  const out = { K: 24 }
  const play = new Play(aDay({ taglia: { number: 1, step: 'in-play', unseen: 5, out } }))
  play.invite().lay(1, 'nero', 20).call()
  expect(play.refused({ type: 'dealCard', table: T1, card: 'K', colour: 'nero' })).toBe(
    'T.1.1 none-left',
  )
  play.cards('Q')
  expect(play.table.taglia.out).toEqual(copyCounts({ K: 24, Q: 1 }))
})

it('T.1.2 the packs are laid out and announced complete before they are mixed, once', () => {
  const play = fresh()
  expect(play.refused({ type: 'mixCards', table: T1 })).toBe('T.1.4 not-this-step')
  play.give({ type: 'layOutPacks', table: T1 })
  expect(play.refused({ type: 'layOutPacks', table: T1 })).toBe('T.1.4 not-this-step')
  expect(play.give({ type: 'mixCards', table: T1 }).table.taglia.step).toBe('mixed')
})

it('T.1.3 mixing waits for one player at the table', () => {
  const play = fresh(0).give({ type: 'layOutPacks', table: T1 })
  expect(play.refused({ type: 'mixCards', table: T1 })).toBe('T.1.3 nobody-there')
  play.give({ type: 'markPresence', table: T1, player: p(1), isHere: true }, phone(1))
  expect(play.refused({ type: 'markPresence', table: T1, player: p(1), isHere: true })).toBe(
    'T.1.3 marked-so-already',
  )
  play.give({ type: 'mixCards', table: T1 })
  play.give({ type: 'markPresence', table: T1, player: p(2), isHere: true }, phone(2))
  play.give({ type: 'markPresence', table: T1, player: p(1), isHere: false })
  expect(play.table.present).toEqual([p(2)])
})

it('T.1.3 a person with a stake on the cloth does not leave the table', () => {
  const play = new Play().invite().lay(1, 'nero', 20)
  expect(play.refused({ type: 'markPresence', table: T1, player: p(1), isHere: false })).toBe(
    'T.1.3 has-stakes-here',
  )
})

it('T.1.4 E1 the first player who asks cuts', () => {
  const play = mixed()
  expect(play.refused({ type: 'cutCards', table: T1, player: '@7', witness: null })).toBe(
    'T.1.4 not-present',
  )
  play.give({ type: 'cutCards', table: T1, player: p(2), witness: null })
  expect(play.table.taglia).toMatchObject({ step: 'cut', cutter: p(2), witness: null })
})

it('T.1.4 E1 when nobody asks an employee cuts before a witness, who is another person', () => {
  const play = mixed()
  const cut = { type: 'cutCards', table: T1, player: null } as const
  expect(play.refused({ ...cut, witness: null }, desk)).toBe('T.1.4 witness-needed')
  expect(play.refused({ ...cut, witness: asMember('segreteria') }, desk)).toBe(
    'T.1.4 witness-needed',
  )
  play.give({ ...cut, witness: asMember('m3') }, desk)
  expect(play.table.taglia).toMatchObject({ step: 'cut', cutter: null, witness: 'm3' })
  const { outsiders } = trenteGame.commands.cutCards
  const named = (witness: string | null) =>
    outsiders?.({ table: T1, player: null, witness: witness === null ? null : asMember(witness) })
  expect([named('m3'), named(null)]).toEqual([['m3'], []])
})

it('T.1.5 five cards are burnt after the cut, and only then stakes are invited', () => {
  const play = mixed().give({ type: 'cutCards', table: T1, player: p(1), witness: null })
  expect(play.refused({ type: 'inviteStakes', table: T1 })).toBe('T.1.7 taglia-not-ready')
  play.give({ type: 'burnCards', table: T1 })
  expect(play.table.taglia).toMatchObject({ step: 'in-play', unseen: 5, number: 1 })
  play.invite()
})

it('T.1.7 stakes are laid from the invitation to the call', () => {
  const play = new Play()
  const lay = { type: 'layStake', table: T1, player: p(1), chance: 'nero', chips: 20 } as const
  expect(play.refused(lay)).toBe('null no-colpo')
  play.invite()
  expect(play.refused({ type: 'callStakes', table: T1 })).toBe('T.1.7 nothing-staked')
  play.give(lay, phone(1)).call()
  expect(play.refused(lay)).toBe('T.1.7 called')
  expect(play.refused({ type: 'withdrawStake', table: T1, player: p(1), posta: 1 })).toBe(
    'T.1.7 called',
  )
})

it('T.1.7 a colpo in play is finished before stakes are invited again', () => {
  const play = new Play().invite()
  expect(play.refused({ type: 'inviteStakes', table: T1 })).toBe('null colpo-in-play')
})

it('a member gives their own commands only, and a tablet those of its table', () => {
  const play = new Play().invite()
  const lay = { type: 'layStake', table: T1, player: p(1), chance: 'nero', chips: 20 } as const
  expect(play.refused(lay, phone(2))).toBe('null not-yours')
  expect(play.refused(lay, { ...tablet, post: 'T2' })).toBe('null not-yours')
  expect(play.refused({ type: 'burnCards', table: T1 }, phone(1))).toBe('null not-allowed')
  play.give(lay, inspector)
})
