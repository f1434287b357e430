import { expect, it } from 'vitest'
import { stakeOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { FRAME_REFUSALS } from '@/rules/chemin-de-fer/frame/refusals'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { stateAfter } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { wrongAfter, wrongStanding } from '@/simulate/chemin-de-fer/sound'
import { type Interrupted, interrupted } from '../support/interrupted'
import { at, CARTA, opens, STANDS, shows, third } from './support/coup'
import { letGo, takeAltezza } from './support/seguito'
import { CLOSE, callsBanco, callsSuivi, callsTable, gives, lay } from './support/stakes'
import {
  aTable,
  changed,
  clock,
  desk,
  inspector,
  m,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

const START = Date.UTC(2026, 10, 20, 21)
const announce = (said: { toutVa?: boolean; seesStakes?: boolean } = {}) =>
  at({ type: 'announceBank', toutVa: false, seesStakes: false, ...said })
const drawn = [CARTA, opens(3), third('punta', 9), third('banco', 4), shows(2)].map(at)
/** Every card by its name: the punta stands on 6, the bank's baccara draws a 5. */
const named = [
  { type: 'sayWord', side: 'punta', word: 'no' },
  { type: 'showBank', cards: ['Qc', '10c'], laysDown: true },
  { type: 'drawThird', side: 'banco', card: '5f' },
  { type: 'showPunta', cards: ['4c', '2p'] },
].map(at)
const stood = [{ type: 'sayWord', side: 'punta', word: 'no' }, opens(5), STANDS, shows(6)].map(at)
const dealt = (n: number) => [CLOSE, gives(n), at({ type: 'dealCards' })]
const settle = at({ type: 'settleCoup' })
const touch = (n: number) => at({ type: 'touchCards', member: m(n), seen: true })
const pass = at({ type: 'passMano', member: m(1) })
const cover = at({ type: 'coverToutVa', member: m(1) })

/** Coups from the announcement to the payment, and what comes between them. */
const WALKS: Readonly<Record<string, readonly CheminCommand[]>> = {
  'con terzi, both draw': [
    announce(),
    lay(2, 40),
    lay(3, 30),
    lay(9, 20),
    ...dealt(2),
    ...drawn,
    settle,
  ],
  'banco solo over stakes': [
    announce(),
    lay(2, 40),
    callsBanco(4),
    ...dealt(4),
    touch(4),
    ...stood,
    settle,
  ],
  'con il tavolo, then banco solo': [
    announce(),
    callsTable(3),
    lay(5, 60),
    ...dealt(3),
    ...drawn,
    settle,
    announce(),
    callsBanco(3),
    ...dealt(3),
    ...stood,
    settle,
  ],
  'con terzi, every card entered': [
    announce(),
    lay(3, 40),
    lay(5, 30),
    ...dealt(3),
    ...named,
    settle,
  ],
  'suivi after a loss': [
    announce(),
    callsBanco(9),
    ...dealt(9),
    ...drawn,
    settle,
    announce(),
    lay(2, 50),
    callsSuivi(9),
    ...dealt(9),
    ...stood,
    settle,
  ],
  'tout va': [
    announce({ toutVa: true }),
    lay(2, 90),
    lay(5, 60),
    CLOSE,
    cover,
    gives(2),
    at({ type: 'dealCards' }),
    ...drawn,
    settle,
  ],
  'the stakes seen': [announce({ seesStakes: true }), lay(2, 90), ...dealt(2), ...stood, settle],
  'passed and bought': [
    announce(),
    lay(2, 40),
    ...dealt(2),
    ...drawn,
    settle,
    pass,
    letGo(2),
    takeAltezza(3),
    announce(),
    lay(5, 60),
    ...dealt(5),
    ...stood,
    settle,
  ],
}

/** Alla regola are m2 and m4, so that their errors are mended. */
const start = changed(withBank(aTable({ chips: 400, settings: { taxPercent: 5 } }), 1, 100), {
  regola: [m(2), m(4)],
})

/** The coup in play comes to its end: nobody is waited for, and the inspector makes it void. */
function stuck(evening: Evening, now: number): string | null {
  let over = evening
  for (const command of [
    at({ type: 'closeAsking' }),
    at({ type: 'voidCoup', why: 'prova finita' }),
  ]) {
    const envelope = { id: `c${now}`, at: now, by: inspector, command, secrets: {} }
    const decision = chemin.decide(over, envelope)
    if (decision.accepted) over = stateAfter(chemin.evolve, over, decision, envelope)
  }
  if (tableOf(over).coup) return 'the coup goes on'
  const left = membersIn(over.persons).find((member) => over.accounts[stakeOf(T1, member)])
  return left ? `${left} has still a stake` : null
}

const rowed = (evening: Evening) => tableOf(evening).coup?.incidents.length ?? 0

/** Each is another case, or a report that is refused as stale where its giver saw the same state (`refuseStale`). */
const AGAIN =
  /^(addToBank|amendRegulation|askClosing|change(Notes|Packs|Word)|closeStep|correctCassa|declareAbsent|depositStakes|handCassa|namePoint|openDispute|refuseMano|report|reprove|takeBack)/

const GAME: Interrupted<Evening, CheminCommand, CheminEvent> = {
  rules: chemin,
  offersOf,
  people: [tablet, inspector, desk, clock],
  // A float has days of its own.
  leftOut: /^(beginCount|closeTable|closeEvening|openTable|declareFloat|stopGame|setSettings)$/,
  frame: FRAME_REFUSALS,
  wrong: wrongAfter,
  standing: wrongStanding,
  due: (evening) => tableOf(evening).coup?.asking?.waiting ?? [],
  words: /^(answerAsking|closeAsking|takeBack)$/,
  isEnded: (before, after) => !tableOf(after).coup || rowed(after) > rowed(before),
  again: AGAIN,
  stuck,
}

it.each(Object.entries(WALKS))(
  'S.39a whatever comes between two steps of «%s», the coup is sound and can be ended',
  (_, walk) => {
    const steps = walk.map((command) => ({ command, by: inspector }))
    expect(interrupted(GAME, start, steps, { most: 60, from: START })).toBeGreaterThan(20)
  },
)
