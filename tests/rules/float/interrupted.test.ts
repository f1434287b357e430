import { expect, it } from 'vitest'
import { FLOAT_FRAME_REFUSALS } from '@/rules/float/frame/refusals'
import { floatAt } from '@/rules/float/room'
import type { Actor } from '@/rules/kernel/decider'
import { accountsIn } from '@/rules/kernel/ledger'
import { makeOffersOf } from '@/rules/kernel/offers'
import { wrongFloats } from '@/simulate/float/sound'
import { NINE } from '../support/bench'
import { type Interrupted, interrupted, type Step } from '../support/interrupted'
import { type AnyTossEvent, type Toss, type TossCommand, tossed } from './support/game'
import { LIST, member, opened, person, prepared, tablet, withOther } from './support/room'
import { asks, capo, changeur, inspector, short, T1, witness } from './support/walks'

const step = (by: Actor, command: object): Step<TossCommand> => ({
  command: { ...T1, ...command } as TossCommand,
  by,
})
const less = { pieces: short, banknotes: 0 }
const counts = { when: 'closing', cards: 312, masks: 2, note: '' } as const

/** The day of a float: opened, handed over, sent and fetched, closed. */
const WALKS: Readonly<Record<string, readonly [Toss, readonly Step<TossCommand>[]]>> = {
  'opening, a coup, closing': [
    prepared().state,
    [
      step(inspector, { type: 'countOpening', changeur: member('changeur'), pieces: LIST }),
      step(witness, { type: 'confirmOpening' }),
      ...[step(tablet, { type: 'deal' }), step(tablet, { type: 'end', won: 340, isVoid: false })],
      step(inspector, { type: 'orderClosing' }),
      step(capo, { type: 'countCards', ...counts }),
      step(inspector, { type: 'countClosing', pieces: LIST, banknotes: 0, seal: '204' }),
      step(witness, { type: 'confirmClosing' }),
    ],
  ],
  'a handover with a difference': [
    withOther().state,
    [
      step(changeur, { type: 'beginHandover', to: 'altro' }),
      step(changeur, { type: 'countHandover', member: member('changeur'), ...less }),
      step(person('altro'), { type: 'countHandover', member: member('altro'), ...less }),
    ],
  ],
  'an advance, and what lies on the side table': [
    opened().state,
    [
      step(inspector, { type: 'grantAdvance', member: 'alfa', seat: 4, chips: 200 }),
      step(changeur, { type: 'giveAdvance', advance: 1, pieces: { '200': 1 } }),
      step(changeur, { type: 'takeTip', member: null, pieces: { '10': 1 } }),
      step(changeur, asks('aggiunta', { gets: { '100': 1 } })),
    ],
  ],
}

/** Each is another case, or the same said again. */
const AGAIN =
  /^(allowPaper|askBookReopening|change|count(Cards|Opening|Closing)|decideCase|grantAdvance|recordCheck|relieveChangeur|reportIrregularity)$/

const GAME: Interrupted<Toss, TossCommand, AnyTossEvent> = {
  rules: tossed,
  offersOf: makeOffersOf(tossed),
  people: [
    ...[tablet, inspector, witness, changeur, capo, person('altro')],
    ...['cassa-esterna', 'valletto', 'conta', 'direzione'].map(person),
  ],
  leftOut: /^(declareFloat)$/,
  frame: FLOAT_FRAME_REFUSALS,
  wrong: (before, _, after) =>
    wrongFloats({ ...before, accounts: before.balances }, { ...after, accounts: after.balances }),
  standing: ({ balances }) => {
    const sum = accountsIn(balances).reduce((all, account) => all + (balances[account] ?? 0), 0)
    return sum === 0 ? null : `the accounts sum to ${sum}`
  },
  due: ({ float }) => {
    const { handover, presence } = floatAt(float, 'T1')
    return [...(handover ? ['handover'] : []), ...(presence ? [`presence ${presence.kind}`] : [])]
  },
  words: /^(confirmOpening|confirmClosing|dropCount|countHandover|dropHandover)$/,
  isEnded: () => false,
  again: AGAIN,
  stuck: () => null,
}

it.each(Object.entries(WALKS))(
  'V.handover V.plus-minus whatever comes between two steps of «%s», the equation holds and nothing is had twice',
  (_, [start, walk]) => {
    expect(interrupted(GAME, start, walk, { most: 60, from: NINE })).toBeGreaterThan(20)
  },
)
