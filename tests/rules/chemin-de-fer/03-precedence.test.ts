import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { given } from '../support/bench'
import { refusedInOrder } from '../support/walk'
import { dealtWith, NO, readyToDeal } from './support/coup'
import { atStake } from './support/errors'
import { passed } from './support/seguito'
import { withSuivi } from './support/stakes'
import {
  after,
  changed,
  inspector,
  m,
  ofM,
  phone,
  seat,
  tablet,
  withBank,
  withCoup,
} from './support/table'
import { closed, gives, of, room, row, stopped } from './support/walks'

/** Somebody is asked, and has still to answer. */
const ASKED = {
  provision: 'S.61b',
  waiting: [m(3)],
  may: ['keep', 'add'],
  silence: 'keep',
  least: NO_CHIPS,
} as const

/** Sections 3 to 6. */
const BANK = {
  openBank: () => {
    const open = (n: number) => ({ type: 'openBank', ...ofM(n), bank: 20 }) as const
    return [
      row('bank-held', withBank(room(), 1, 50), tablet, open(2)),
      row('mano-on-offer', passed(room()), tablet, open(2)),
      row('nobodys-turn', changed(room(), { turn: null }), tablet, open(2)),
      row('accepted', room(), tablet, open(1)),
    ]
  },
  announceBank: () => {
    const open = (toutVa: boolean) =>
      ({ type: 'announceBank', ...of, toutVa, seesStakes: true }) as const
    return [
      row('not-at-this-level', room({ level: 2 }), tablet, open(true)),
      row('no-mano', room(), tablet, open(true)),
      row('tout-va-or-stakes', withBank(room(), 1, 50), tablet, open(true)),
    ]
  },
  chooseForBank: () => [
    row('table-not-open', stopped(room()), inspector, {
      type: 'chooseForBank',
      ...of,
      choice: 'play',
    }),
    row('no-choice-due', room(), inspector, { type: 'chooseForBank', ...of, choice: 'play' }),
  ],
  grantBanco: () => {
    const grant = (n: number) =>
      ({ type: 'grantBanco', ...ofM(n), caller: m(4), place: seat(4), kind: 'banco' }) as const
    return [
      row('no-coup', withBank(room(), 1, 50), tablet, grant(2)),
      row('banker-grants', readyToDeal(), tablet, grant(2)),
      row('not-closed-yet', withCoup(withBank(room(), 1, 50)), tablet, grant(1)),
      row('given-already', readyToDeal(), tablet, grant(1)),
    ]
  },
  giveCards: () => {
    const give = { type: 'giveCards', ...ofM(3) } as const
    const withoutHolder = (fields = {}) =>
      atStake({ 3: 50, 4: 20 }, { phase: 'closed', holder: null, ...fields })
    return [
      row('no-coup', withBank(room(), 1, 50), tablet, give),
      row('game-still-open', withCoup(withBank(room(), 1, 50)), tablet, give),
      row('cards-given', readyToDeal(), tablet, give),
      row(
        'answers-first',
        changed(withoutHolder({ asking: ASKED }), { stakesSeen: true }),
        tablet,
        give,
      ),
      row('inspector-decides', changed(withoutHolder(), { stakesSeen: true }), tablet, give),
      row('accepted', withoutHolder(), tablet, give),
    ]
  },
  yieldToSuivi: () => {
    const yields = (n: number) =>
      ({
        type: 'yieldToSuivi',
        ...ofM(n),
        caller: m(4),
        place: seat(4),
        twiceTheLoss: false,
      }) as const
    const lost = (evening: Evening) => withSuivi(evening, 4, 50)
    return [
      row('no-coup', withBank(room(), 1, 50), tablet, yields(5)),
      row('not-with-them', dealtWith({}, NO), tablet, yields(5)),
      row('no-suivi', dealtWith({}, NO), tablet, yields(3)),
      row('too-late-for-suivi', lost(dealtWith({}, NO)), tablet, yields(3)),
      row('accepted', lost(dealtWith({})), tablet, yields(3)),
    ]
  },
  takeBackCards: () => {
    const back = { type: 'takeBackCards', ...ofM(4), why: 'employee' } as const
    return [
      row('game-still-open', withCoup(withBank(room(), 1, 50)), tablet, back),
      row('coup-too-far', dealtWith({}, NO), tablet, back),
      row('nobody-entitled', atStake({}, { phase: 'closed' }), tablet, back),
      row('not-with-them', readyToDeal(), tablet, back),
    ]
  },
  'giveCards, too late': () => [
    row('cards-given', atStake({ 3: 50 }, { phase: 'decided', result: 'tie' }), tablet, {
      type: 'giveCards',
      ...ofM(3),
    }),
    row('accepted', atStake({ 3: 50 }, { phase: 'closed' }), tablet, {
      type: 'giveCards',
      ...ofM(3),
    }),
  ],
  touchCards: () => {
    const touch = (n: number) => ({ type: 'touchCards', ...ofM(n), seen: true }) as const
    return [
      row('no-coup', withBank(room(), 1, 50), tablet, touch(4)),
      row('cards-not-given', atStake({ 3: 50 }, { phase: 'closed' }), tablet, touch(4)),
      row('not-the-holder', dealtWith({}, NO), tablet, touch(4)),
      row('coup-too-far', dealtWith({}, NO), tablet, touch(3)),
      row('accepted', dealtWith({}), tablet, touch(3)),
    ]
  },
}

/** Sections 7, 16 and 17. */
const AFTER = {
  openDispute: () => {
    const dispute = (coup: number, contenders: readonly number[]) =>
      ({
        type: 'openDispute',
        ...of,
        coup,
        about: 'Il punto',
        provision: 'S.17a',
        contenders: contenders.map(m),
      }) as const
    const one = dispute(0, [2])
    const by2 = (evening: Evening) => after(evening, [one as CheminCommand], phone(2))
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((so) => {
      const decision = given({ decider: chemin }, so).decide(one, phone(2))
      return decision.accepted ? by2(so) : so
    }, room())
    return [
      row('not-taking-part', full, phone(30), dispute(9, [2, 2])),
      row('no-such-coup', full, phone(2), dispute(9, [2, 2])),
      row('named-twice', full, phone(2), dispute(0, [2, 2])),
      row('ruled-first', full, phone(2), one),
      row('accepted', room(), phone(2), one),
    ]
  },
  ruleDispute: () => {
    const rule = (dispute: number, inFavourOf: number) =>
      ({
        type: 'ruleDispute',
        ...of,
        dispute,
        inFavourOf: m(inFavourOf),
        why: 'visto',
        provision: null,
        transfers: [] as { from: string; to: string; chips: number }[],
      }) as const
    const nobody: Actor = { roles: ['deputato'], member: null, post: null }
    const open = () =>
      gives(room(), {
        type: 'openDispute',
        ...of,
        coup: 0,
        about: 'Il punto',
        provision: null,
        contenders: [m(2)],
      })
    return [
      row('not-allowed', open(), phone(1), rule(9, 5)),
      row('no-such-dispute', open(), nobody, rule(9, 5)),
      row('inspector-signs', open(), nobody, rule(1, 5)),
      row('rule-for-a-contender', open(), inspector, rule(1, 5)),
      row('accepted', open(), inspector, rule(1, 2)),
    ]
  },
  recordResult: () => {
    const records = (bank: number) =>
      ({ type: 'recordResult', ...of, bank, matched: 20, result: 'banco', holder: null }) as const
    const withSocio = (level: 2 | 3) => withBank(room({ level }), 1, 50, { socio: m(2) })
    return [
      row('not-at-this-level', withSocio(3), tablet, records(40)),
      row('below-bank', withSocio(2), tablet, records(40)),
      row('socio-consents', withSocio(2), tablet, records(60)),
      row('accepted', withSocio(2), tablet, records(50)),
    ]
  },
  reportPunterError: () => {
    const turned = {
      type: 'reportPunterError',
      ...of,
      error: { kind: 'turnedThird', isVoid: false },
    } as const
    return [
      row('no-coup', withBank(room(), 1, 50), tablet, turned),
      row('not-this-phase', readyToDeal(), tablet, turned),
      row('no-third-card', dealtWith({}, NO), tablet, turned),
    ]
  },
  claimDeposit: () => [
    row('not-allowed', room(), phone(1), { type: 'claimDeposit', deposit: 3, member: m(1) }),
    row('no-such-deposit', room(), inspector, { type: 'claimDeposit', deposit: 3, member: m(1) }),
  ],
  sendOut: () => {
    const send = (n: number) => ({ type: 'sendOut', member: m(n), why: 'disturba' }) as const
    return [
      row('not-allowed', room(), phone(1), send(30)),
      row('not-taking-part', room(), inspector, send(30)),
      row('sent-out-already', gives(room(), send(2)), inspector, send(2)),
      row('accepted', room(), inspector, send(2)),
    ]
  },
  readmit: () => {
    const readmit = { type: 'readmit', member: m(2) } as const
    return [
      row('not-allowed', room(), phone(1), readmit),
      row('not-sent-out', room(), inspector, readmit),
      row(
        'accepted',
        gives(room(), { type: 'sendOut', member: m(2), why: 'disturba' }),
        inspector,
        readmit,
      ),
    ]
  },
  setLevel: () => {
    const level = (to: 1 | 2 | 3) => ({ type: 'setLevel', ...of, level: to }) as const
    return [
      row('table-not-open', closed(room()), tablet, level(3)),
      row('coup-in-play', withCoup(withBank(room(), 1, 50)), tablet, level(3)),
      row('level-already-so', passed(room()), tablet, level(3)),
      row('end-seguito-first', passed(room()), tablet, level(2)),
      row('accepted', room(), tablet, level(2)),
    ]
  },
}

refusedInOrder(chemin, { ...BANK, ...AFTER })
