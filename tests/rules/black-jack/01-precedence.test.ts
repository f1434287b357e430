import { type BlackJackCommand, blackJackGame } from '@/rules/black-jack/decider'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Rank } from '@/rules/kernel/cards'
import type { Actor } from '@/rules/kernel/decider'
import { given } from '../support/bench'
import { refusedInOrder } from '../support/walk'
import { aDay, desk, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'

const row = (reason: string, { evening }: Play, by: Actor, command: Unbranded<BlackJackCommand>) =>
  [reason, given({ decider: blackJackGame }, evening), by, command] as const

const of = { table: T1 } as const
const ofM1 = { ...of, player: p(1) } as const
const invited = () => new Play().give({ type: 'inviteStakes', ...of })
/** In tiraggio: m1's 19 on casella 1, m2's 17 on casella 2, against the banco's 7. */
const speaking = () => twoStaked().cards('10 9 7 9 8')
const standing = () => speaking().say(1, 'no').say(2, 'no')
const settling = () => standing().cards('K')

/** Sections 1 to 3. */
const BEFORE = {
  endShoe: () => [
    row('not-allowed', invited(), phone(1), { type: 'endShoe', ...of }),
    row('colpo-in-play', invited(), inspector, { type: 'endShoe', ...of }),
    row('no-shoe-runs', new Play(aDay({ shoe: { step: 'none' } as never })), inspector, {
      type: 'endShoe',
      ...of,
    }),
    row('accepted', new Play(), inspector, { type: 'endShoe', ...of }),
  ],
  takeSeat: () => {
    const takes = (seat: number) => ({ type: 'takeSeat', ...ofM1, seat }) as const
    const five = () => new Play(aDay({ settings: { caselle: 5 } }))
    const inColpo = () => five().give({ type: 'inviteStakes', ...of })
    return [
      row('not-yours', inColpo(), phone(2), takes(7)),
      row('no-such-seat', inColpo(), tablet, takes(7)),
      row('seat-taken', inColpo(), tablet, takes(2)),
      row('colpo-in-play', inColpo(), tablet, takes(5)),
      row('accepted', five(), tablet, takes(5)),
    ]
  },
  leaveSeat: () => [
    row('not-yours', new Play(), phone(2), { type: 'leaveSeat', ...of, player: p(5) }),
    row('no-seat', new Play(), tablet, { type: 'leaveSeat', ...of, player: p(5) }),
    row('accepted', new Play(), tablet, { type: 'leaveSeat', ...ofM1 }),
  ],
  forfeitSeat: () => {
    const forfeit = (n: number) =>
      ({ type: 'forfeitSeat', ...of, player: p(n), why: 'parla' }) as const
    return [
      row('not-allowed', new Play(), phone(1), forfeit(5)),
      row('no-seat', new Play(), inspector, forfeit(5)),
      row('accepted', new Play(), inspector, forfeit(1)),
    ]
  },
  markStanding: () => {
    const marks = (n: number, isHere: boolean) =>
      ({ type: 'markStanding', ...of, player: p(n), isHere }) as const
    return [
      row('has-a-seat', new Play(), tablet, marks(1, false)),
      row('marked-so-already', new Play(), tablet, marks(4, true)),
      row('accepted', new Play(), tablet, marks(4, false)),
    ]
  },
  declareCrowd: () => {
    const crowd = (isCrowded: boolean) => ({ type: 'declareCrowd', ...of, isCrowded }) as const
    return [
      row('not-allowed', new Play(), phone(1), crowd(false)),
      row('crowd-so-already', new Play(), inspector, crowd(false)),
      row('accepted', new Play(), inspector, crowd(true)),
    ]
  },
  layStake: () => {
    const lays = (casella: number, chips: number) =>
      ({ type: 'layStake', ...ofM1, casella, chips }) as const
    const five = (chips = 1_000) =>
      new Play(aDay({ settings: { caselle: 5 }, chips })).give({ type: 'inviteStakes', ...of })
    return [
      row('not-yours', new Play(), phone(2), lays(7, 7)),
      row('no-colpo', new Play(), tablet, lays(7, 7)),
      row('stakes-closed', speaking(), tablet, lays(7, 7)),
      row('no-such-casella', five(4), tablet, lays(7, 7)),
      row('accepted', five(), tablet, lays(5, 20)),
    ]
  },
  withdrawStake: () => {
    const withdraws = { type: 'withdrawStake', ...ofM1, casella: 1 } as const
    return [
      row('not-yours', new Play(), phone(2), withdraws),
      row('no-colpo', new Play(), tablet, withdraws),
      row('stakes-closed', speaking(), tablet, withdraws),
      row('nothing-there', invited(), tablet, withdraws),
      row('accepted', invited().lay(1, p(1), 20), tablet, withdraws),
    ]
  },
}

/** Sections 5 to 11. */
const COLPO = {
  insure: () => {
    const insures = (casella: number, chips: number) =>
      ({ type: 'insure', ...ofM1, casella, chips }) as const
    const offered = () => twoStaked().cards('10 9 A 9 8')
    return [
      row('no-colpo', new Play(), tablet, insures(2, 12)),
      row('offers-closed', settling(), tablet, insures(2, 12)),
      row('no-puntata-there', offered(), tablet, insures(2, 12)),
      row('above-half', offered(), tablet, insures(1, 12)),
      row('accepted', offered(), tablet, insures(1, 10)),
    ]
  },
  closeAsking: () => [
    row('no-colpo', new Play(), tablet, { type: 'closeAsking', ...of }),
    row('not-this-phase', settling(), tablet, { type: 'closeAsking', ...of }),
    row('nobody-asked', speaking().say(1, 'no'), tablet, { type: 'closeAsking', ...of }),
  ],
  makeClaim: () => {
    const claims = (casella: number) =>
      ({ type: 'makeClaim', ...of, player: p(2), casella, text: 'era 19' }) as const
    return [
      row('colpo-esaurito', new Play(), tablet, claims(5)),
      row('no-such-casella-staked', settling(), tablet, claims(5)),
      row('claims-own-puntata', settling(), tablet, claims(1)),
      row('claimed-already', settling().give(claims(2)), tablet, claims(2)),
      row('accepted', settling(), tablet, claims(2)),
    ]
  },
  signAbandoned: () => {
    const held = (minutes: number) =>
      twoStaked(aDay({ settings: { abandonedMinutes: minutes } }))
        .cards('10 9 7 K 9')
        .say(1, 'no')
        .say(2, 'no')
        .cards('K')
        .settle()
        .give({ type: 'takeAbandoned', ...ofM1, casella: 1, chips: 40 }, inspector)
    const signs = (wanted: 'claimed' | 'float', as: 'management' | 'control' = 'control') =>
      ({ type: 'signAbandoned', ...of, number: 1, as, wanted }) as const
    const signed = held(60).give(signs('claimed', 'management'), inspector)
    return [
      row('nothing-abandoned', new Play(), desk, signs('float')),
      row('signed-the-other-way', signed, desk, signs('float')),
      row('may-still-claim', held(60), desk, signs('float')),
      row('accepted', signed, desk, signs('claimed')),
    ]
  },
}

const mend = (hands: readonly (readonly [casella: number, cards: Rank[]])[]) =>
  ({
    type: 'mendDeal',
    ...of,
    hands: hands.map(([casella, cards]) => ({ casella, cards })),
    banco: ['7'] as Rank[],
  }) as const

/** Section 12: errors. */
const ERRORS = {
  voidCasella: () => {
    const voids = (casella: number) =>
      ({ type: 'voidCasella', ...of, casella, why: 'tre carte' }) as const
    return [
      row('not-allowed', new Play(), phone(1), voids(5)),
      row('no-colpo', new Play(), inspector, voids(5)),
      row('not-this-phase', twoStaked().cards('10 9'), inspector, voids(5)),
      row('no-such-casella-staked', settling(), inspector, voids(5)),
      row('accepted', settling(), inspector, voids(1)),
    ]
  },
  reportDisturbed: () => {
    const disturbed = (casella: number, hand = 0) =>
      ({ type: 'reportDisturbed', ...of, casella, hand }) as const
    const one = settling().give({ type: 'settleCasella', ...of, casella: 2 })
    return [
      row('no-colpo', new Play(), tablet, disturbed(5)),
      row('no-such-mano', settling(), tablet, disturbed(5)),
      row('settled-already', one, tablet, disturbed(2)),
      row('accepted', one, tablet, disturbed(1)),
    ]
  },
  reportBancoSurplus: () => {
    const surplus = { type: 'reportBancoSurplus', ...of, card: '4' } as const
    return [
      row('no-colpo', new Play(), tablet, surplus),
      row('not-this-phase', speaking(), tablet, surplus),
      row('accepted', settling(), tablet, surplus),
    ]
  },
  answerSurplus: () => {
    const answer = { type: 'answerSurplus', ...ofM1, casella: 1, takes: true } as const
    return [
      row('not-yours', new Play(), phone(2), answer),
      row('no-colpo', new Play(), tablet, answer),
      row('not-this-phase', settling(), tablet, answer),
      row('no-surplus', speaking(), tablet, answer),
    ]
  },
  mendDeal: () => [
    row('no-colpo', new Play(), tablet, mend([[1, ['10', '9']]])),
    row('not-this-phase', settling(), tablet, mend([[1, ['10', '9']]])),
    row('not-the-same-cards', twoStaked().cards('10 9 A 9 8'), tablet, mend([[1, ['10', '9']]])),
  ],
}

refusedInOrder(blackJackGame, { ...BEFORE, ...COLPO, ...ERRORS })
