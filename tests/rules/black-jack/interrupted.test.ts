import { expect, it } from 'vitest'
import type { BlackJackCommand } from '@/rules/black-jack/decider'
import { blackJackGame as rules } from '@/rules/black-jack/decider'
import { FRAME_REFUSALS } from '@/rules/black-jack/frame/refusals'
import { offersOf } from '@/rules/black-jack/offers'
import { turnOf } from '@/rules/black-jack/play/turn'
import type { Evening } from '@/rules/black-jack/state/evening'
import { accountsIn } from '@/rules/kernel/ledger'
import { orologio } from '@/simulate/actors'
import { blackJackGame } from '@/simulate/black-jack/game'
import { wrongAfter } from '@/simulate/black-jack/sound'
import { searched } from '@/simulate/ways'
import { NINE } from '../support/bench'
import { type Interrupted, interrupted, type Step } from '../support/interrupted'
import type { BlackJackGameEvent } from './support/table'
import { aDay, desk, inspector, p, phone, T1, tablet } from './support/table'

const at = (command: object): Step<BlackJackCommand> => ({
  command: { table: T1, ...command } as BlackJackCommand,
  by: tablet,
})
const invite = at({ type: 'inviteStakes' })
const lay = (casella: number, n: number, chips: number) =>
  at({ type: 'layStake', casella, player: p(n), chips })
const close = at({ type: 'closeStakes' })
const cards = (names: string) => names.split(' ').map((card) => at({ type: 'drawCard', card }))
const say = (casella: number, n: number, word: 'carta' | 'no') =>
  at({ type: 'sayWord', casella, player: p(n), word })
const settle = at({ type: 'settleColpo' })

const double = (casella: number, n: number) => at({ type: 'double', casella, player: p(n) })
const split = (casella: number, n: number) => at({ type: 'split', casella, player: p(n) })
const insure = (casella: number, n: number, chips: number) =>
  at({ type: 'insure', casella, player: p(n), chips })
const goOn = at({ type: 'goOn' })
const answers = (type: 'answerDouble' | 'answerSplit', n: number, answer: object) =>
  at({ type, player: p(n), ...answer })
/** m1 with 20 and m4 with 10 on casella 1, m2 with 10 on casella 2. */
const laid = [invite, lay(1, 1, 20), lay(1, 4, 10), lay(2, 2, 10), close]

/** Colpi from the invitation to the payment. */
const WALKS: Readonly<Record<string, readonly Step<BlackJackCommand>[]>> = {
  'a card, a sballata and the banco': [
    ...laid,
    ...[...cards('10 9 K 4 8'), say(1, 1, 'carta'), ...cards('K'), say(2, 2, 'no')],
    ...[...cards('7'), settle],
  ],
  'a companion who joins the double': [
    ...laid,
    ...[...cards('6 9 7 5 8'), double(1, 1), answers('answerDouble', 4, { joins: true })],
    ...[...cards('10'), say(2, 2, 'no'), ...cards('K'), settle],
  ],
  'two equal cards, split': [
    ...laid,
    ...[...cards('8 9 7 8 8'), split(1, 1), answers('answerSplit', 4, { answer: 'joins' })],
    ...[...cards('3'), say(1, 1, 'no'), ...cards('9'), say(1, 1, 'no'), say(2, 2, 'no')],
    ...[...cards('10'), settle],
  ],
  'an ace of the banco, insured': [
    ...laid,
    ...[...cards('10 9 A 8 8'), insure(1, 1, 10), insure(2, 2, 5), goOn],
    ...[say(1, 1, 'no'), say(2, 2, 'no'), ...cards('8'), settle],
  ],
}

/** The count, the tableau, and the tableau opened again by two. */
const ofDesk = (command: object): Step<BlackJackCommand> => ({
  command: command as BlackJackCommand,
  by: desk,
})
const COUNT: readonly Step<BlackJackCommand>[] = [
  ofDesk({ type: 'beginCount' }),
  ...['m1', 'm2', 'm3', 'm4', 'm5'].map((member) =>
    ofDesk({ type: 'countChips', member, chips: 1000 }),
  ),
  ofDesk({ type: 'closeTableau' }),
  ofDesk({ type: 'askReopening', why: 'una fiche in più' }),
  { command: { type: 'reopen' }, by: inspector },
]

const tableOf = ({ tables }: Evening) => tables[T1]

/** Everything that a row ended: each is an incident of the colpo, or makes it void. */
const rowed = (evening: Evening) => {
  const { colpo, past = [] } = tableOf(evening) ?? {}
  return (colpo?.incidents.length ?? 0) + past.filter(({ isVoid }) => isVoid).length
}
const WAY = searched({ ...blackJackGame, wrongWhole: () => null })

const GAME: Interrupted<Evening, BlackJackCommand, BlackJackGameEvent> = {
  rules,
  offersOf,
  people: [tablet, inspector, desk, phone(1), phone(2), orologio],
  leftOut: /^(beginCount|closeTable|closeEvening|openTable|proposeTable|declareFloat)$/,
  frame: FRAME_REFUSALS,
  wrong: wrongAfter,
  // B.10.1, B.11.1: on a mano lies the puntata, or twice that once it is doubled.
  standing: (evening) => {
    const over = (tableOf(evening)?.colpo?.caselle ?? []).find(({ puntate, hands }) =>
      puntate.some(({ amount, on }) =>
        on.some((chips, hand) => chips > amount * (hands[hand]?.isDoubled ? 2 : 1)),
      ),
    )
    if (over) return `too much lies on casella ${over.number}`
    const accounts = accountsIn(evening.accounts)
    const sum = accounts.reduce((all, account) => all + (evening.accounts[account] ?? 0), 0)
    return sum === 0 ? null : `the accounts sum to ${sum}`
  },
  due: (evening) => {
    const colpo = tableOf(evening)?.colpo
    if (!colpo) return []
    const turn = turnOf(colpo)
    return [
      ...(turn ? [`word ${turn.casella} ${turn.hand}`] : []),
      ...(colpo.asking?.waiting ?? []).map((player) => `asked ${player}`),
    ]
  },
  words: /^(sayWord|double|split|answer|closeAsking|drawCard|takeBack)/,
  isEnded: (before, after) => rowed(after) > rowed(before),
  again:
    /^(handCassa|countChips|correctCassa|layStake|takeBack|drawCard|reportTurned|replaceCards|reportBancoSurplus|correctColpo)$/,
  stuck: (evening, at) => WAY.wrongWhole?.(evening, { at } as never, evening) ?? null,
}

it.each([...Object.entries(WALKS), ['the count and the tableau', COUNT]] as const)(
  'B.29 whatever comes between two steps of «%s», the colpo is sound and can be ended',
  (_, walk) => {
    expect(interrupted(GAME, aDay(), walk, { most: 30, from: NINE })).toBeGreaterThan(15)
  },
)
