import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor } from '@/rules/kernel/decider'
import { type TrenteCommand, trenteGame } from '@/rules/trente-et-quarante/decider'
import { given } from '../support/bench'
import { refusedInOrder } from '../support/walk'
import { inspector, Play, p, phone, T1, tablet } from './support/table'

const row = (reason: string, { evening }: Play, by: Actor, command: Unbranded<TrenteCommand>) =>
  [reason, given({ decider: trenteGame }, evening), by, command] as const

const of = { table: T1 } as const
const invited = () => new Play().invite()
const called = () => invited().lay(1, 'nero', 20).call()
/** An inspector’s device, which no member has signed in to. */
const nobody: Actor = { roles: ['deputato'], member: null, post: null }

refusedInOrder(trenteGame, {
  layStake: () => {
    const lays = (chips: number) =>
      ({ type: 'layStake', ...of, player: p(1), chance: 'nero', chips }) as const
    return [
      row('not-yours', new Play(), phone(2), lays(6_000)),
      row('no-colpo', new Play(), tablet, lays(6_000)),
      row('above-maximum', invited(), tablet, lays(6_000)),
      row('accepted', invited(), tablet, lays(20)),
    ]
  },
  dealCard: () => {
    const deals = (colour: 'nero' | null) =>
      ({ type: 'dealCard', ...of, card: 'K', colour }) as const
    return [
      row('not-allowed', new Play(), phone(1), deals(null)),
      row('no-colpo', new Play(), tablet, deals(null)),
      row('not-this-phase', invited(), tablet, deals(null)),
      row('colour-of-first', called(), tablet, deals(null)),
      row('accepted', called(), tablet, deals('nero')),
    ]
  },
  settleColpo: () => {
    const settle = { type: 'settleColpo', ...of, invites: false } as const
    return [
      row('not-allowed', new Play(), phone(1), settle),
      row('no-colpo', new Play(), tablet, settle),
      row('not-this-phase', called(), tablet, settle),
      row('accepted', called().rows(31, 35), tablet, settle),
    ]
  },
  ruleDispute: () => {
    const rules = (inFavourOf: string) =>
      ({
        type: 'ruleDispute',
        ...of,
        dispute: 1,
        why: 'visto dal tavolo',
        inFavourOf,
        provision: 'T.3.4',
        transfers: [] as { from: string; to: string; chips: number }[],
      }) as const
    const claimed = () =>
      called()
        .rows(33, 36)
        .give({ type: 'openDispute', ...of, player: p(1), about: 'il totale', provision: null })
    return [
      row('not-allowed', called(), phone(1), rules('m2')),
      row('no-open-claim', called(), nobody, rules('m2')),
      row('inspector-signs', claimed(), nobody, rules('m2')),
      row('rule-for-a-contender', claimed(), inspector, rules('m2')),
      row('accepted', claimed(), inspector, rules('m1')),
    ]
  },
})
