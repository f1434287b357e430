import { expect, it } from 'vitest'
import { membersIn } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { FRAME_REFUSALS } from '@/rules/poker/frame/refusals'
import { TABLE_REFUSALS } from '@/rules/poker/frame/table-refusals'
import { handIn } from '@/rules/poker/giro/turn'
import { offersOf } from '@/rules/poker/offers'
import { PLAY_REFUSALS } from '@/rules/poker/play/refusals'
import { asTable } from '@/rules/poker/state/ids'
import { orologio, segretario } from '@/simulate/actors'
import { pokerGame } from '@/simulate/poker/evening'
import { wrongMoney } from '@/simulate/poker/money'
import { searched } from '@/simulate/ways'
import { type Interrupted, interrupted, type Step } from '../support/interrupted'
import { command, playedTable } from './play/said'
import { colpo, parolAmong, restoOf, won } from './support/colpi'
import { deputato, socio, tavolo } from './support/people'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const T1 = asTable('T1')
const by = tavolo()
const at = (given: object): Step<PokerCommand> => ({
  command: { table: T1, ...given } as PokerCommand,
  by,
})
const deal = at({ type: 'deal', out: [] })
const said = (...lines: string[]): Step<PokerCommand>[] =>
  lines
    .flatMap((line) => line.split(', '))
    .map((sentence) => ({ command: command(sentence) as PokerCommand, by }))
const ends = (outcome: object) => at({ type: 'recordColpo', outcome })
const declares = (member: string, takesPart: boolean) =>
  at({ type: 'declareParol', member, in: takesPart })

/** Colpi from the deal to their end, kept move by move or by their results. */
const WALKS: Readonly<Record<string, readonly [Scene, readonly Step<PokerCommand>[]]>> = {
  'opened, raised and shown': [
    playedTable(),
    [
      deal,
      ...said('bianchi opens 5, verdi accepts, neri raises 10, gialli folds, rossi folds'),
      ...said('bianchi accepts, verdi folds, bianchi asks 2, neri asks 1'),
      ...said('bianchi bets 8, neri accepts'),
    ],
  ],
  'nobody opens, and the pot is played again': [
    playedTable(),
    [
      deal,
      ...said('bianchi passes, verdi passes, neri passes, gialli passes, rossi passes'),
      deal,
      ...said('verdi passes, neri opens 4, gialli folds, rossi folds, bianchi folds, verdi folds'),
    ],
  ],
  'results, and a parol with its hand': [
    tableOfFive(),
    [
      ...[deal, ends(won({ verdi: 10, neri: 10 }, [['neri'], ['verdi']])), deal],
      ...[ends(parolAmong({ verdi: 10, neri: 10 })), declares('neri', true)],
      ...['gialli', 'rossi', 'bianchi'].map((member) => declares(member, false)),
      ...[declares('verdi', true), deal, ends(won({}, [['neri']]))],
    ],
  ],
}

/** A colpo that is disputed, the count, and the tableau. */
const played = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri'], ['verdi']]))
const desk = (given: object): Step<PokerCommand> => ({ ...at(given), by: segretario })
const COUNT: readonly Step<PokerCommand>[] = [
  desk({ type: 'beginCount' }),
  ...membersIn(played.table().players).map((member) =>
    desk({ type: 'countResto', member, chips: restoOf(played, member) }),
  ),
  desk({ type: 'closeTableau', settleBy: 'desk' }),
  { ...at({ type: 'askReopen', why: 'un colpo' }), by: deputato() },
  desk({ type: 'confirmReopen' }),
]

const tableOf = ({ tables }: Evening) => tables[T1]
const WAY = searched(pokerGame)

/** Said at the table, taken back, or replaced by the result of the whole colpo. */
const WORDS =
  /^(accept|askCards|bet|changeMind|contestRaise|fold|open|passOpening|raise|sayParol|recordColpo|annul|undoMove|correctCards)$/
/** Each is another case, or says what stands. */
const AGAIN =
  /^(answerForChange|correctCards|correctCassa|countResto|dealStands|noteAtTable|rebuildMazzo|reportDrawError|reportLostCards|undoMove)$/

const GAME: Interrupted<Evening, PokerCommand, PokerEvent> = {
  rules: poker,
  offersOf,
  people: [by, segretario, deputato(), socio('verdi'), socio('neri'), orologio],
  leftOut: /^(beginCount|dissolve|closeEvening|openList|closeList|openEvening|setRota)$/,
  frame: { ...FRAME_REFUSALS, ...TABLE_REFUSALS, ...PLAY_REFUSALS },
  wrong: wrongMoney,
  // VIII.1, III.2: nobody has put in more than their resto.
  standing: (evening) => {
    const { play, players = {} } = tableOf(evening) ?? {}
    const over = membersIn(players).find((member) => {
      const hand = handIn(play ?? null, member)
      return hand && hand.put > hand.limit
    })
    return over ? `${over} put in more than they have` : null
  },
  due: (evening) => {
    const table = tableOf(evening)
    return table?.play?.speaker ? [`${table.play.phase} ${table.play.speaker}`] : []
  },
  words: WORDS,
  // A report ends a word by a move that its row names, or ends the colpo.
  isEnded: (before, after) => {
    const [was, is] = [tableOf(before)?.play, tableOf(after)?.play]
    return !is || is.moves.length > (was?.moves.length ?? 0)
  },
  again: AGAIN,
  stuck: (evening, now) => WAY.wrongWhole?.(evening, { at: now } as never, evening) ?? null,
}

it.each([...Object.entries(WALKS), ['the count and the tableau', [played, COUNT]] as const])(
  'XVII.1 whatever comes between two steps of «%s», the colpo is sound and can be ended',
  (_, [scene, walk]) => {
    expect(interrupted(GAME, scene.evening, walk, { most: 30, from: scene.now })).toBeGreaterThan(
      20,
    )
  },
)
