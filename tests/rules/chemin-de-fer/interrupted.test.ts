import { expect, it } from 'vitest'
import { stakeOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { FRAME_REFUSALS } from '@/rules/chemin-de-fer/frame/refusals'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Actor } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { commandOf } from '@/rules/kernel/offers'
import { wrongAfter, wrongStanding } from '@/simulate/chemin-de-fer/sound'
import { cases } from '../../support/generated'
import { sampleOf } from '../../support/sampled'
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

/** The evening after a command, each event sound; null where it is refused. */
function given(evening: Evening, command: CheminCommand, by: Actor, now: number): Evening | null {
  const decision = chemin.decide(evening, { id: `c${now}`, at: now, by, command, secrets: {} })
  if (!decision.accepted) {
    const { provision, code } = decision.refusal
    // A step that no longer goes is refused by a row, or by the frame.
    expect([command.type, code, provision !== null || code in FRAME_REFUSALS]).toEqual([
      command.type,
      code,
      true,
    ])
    return null
  }
  let after = evening
  for (const event of decision.events as readonly CheminEvent[]) {
    const next = chemin.evolve(after, event, { at: now, by })
    expect([command.type, wrongAfter(after, event, next)]).toEqual([command.type, null])
    after = next
  }
  expect([command.type, wrongStanding(after)]).toEqual([command.type, null])
  return after
}

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

/** Commands that end the table or the evening, and those of a float, which has days of its own. */
const ENDING = /^(beginCount|closeTable|closeEvening|openTable|declareFloat|stopGame|setSettings)$/
const KINDS = (Object.keys(chemin.commands) as CheminCommand['type'][]).filter(
  (kind) => !ENDING.test(kind),
)

/** One of each kind of command that somebody may give now, and of each kind of error. */
function interruptions(evening: Evening): { by: Actor; command: CheminCommand }[] {
  return KINDS.flatMap((kind) => {
    for (const by of [tablet, inspector, desk, clock]) {
      const offers = offersOf(kind, evening, by, START)
      if (offers.length === 0) continue
      const apart = new Map(
        offers.map((offer) => [
          'error' in offer.payload ? (offer.payload.error as { kind: string }).kind : 'one',
          offer,
        ]),
      )
      return [...apart.values()].map(({ payload }) => ({
        by,
        command: commandOf<CheminCommand>(kind, payload),
      }))
    }
    return []
  })
}

/** In the long run some interruptions of what was interrupted already: every eleventh, from another one each time. */
const secondOf = (evening: Evening, turn: number): { by: Actor; command: CheminCommand }[] =>
  cases(1) === 1 ? [] : interruptions(evening).filter((_, at) => at % 11 === (turn * 7) % 11)

/** The coup in play comes to its end: nobody is waited for, and the inspector makes it void. */
function ended(evening: Evening, now: number): Evening {
  let after = evening
  for (const command of [
    at({ type: 'closeAsking' }),
    at({ type: 'voidCoup', why: 'prova finita' }),
  ])
    after = given(after, command, inspector, now) ?? after
  return after
}

it.each(Object.entries(WALKS))(
  'S.39a whatever comes between two steps of «%s», the coup is sound and can be ended',
  (_, walk) => {
    let evening: Evening = start
    let now = START
    const moments = [evening]
    for (const command of walk) {
      const after = given(evening, command, inspector, ++now)
      if (!after) throw new Error(`${command.type} is refused in the walk itself`)
      evening = after
      moments.push(evening)
    }
    const steps = moments.flatMap((moment, done) =>
      interruptions(moment).map((interruption) => ({ moment, done, ...interruption })),
    )
    let tried = 0
    for (const { moment, done, by, command } of sampleOf(steps, 60)) {
      const interrupted = given(moment, command, by, ++now)
      if (!interrupted) continue
      for (const second of [null, ...secondOf(interrupted, tried++)]) {
        let after: Evening | null = interrupted
        if (second) after = given(interrupted, second.command, second.by, ++now)
        if (!after) continue
        for (const step of walk.slice(done)) after = given(after, step, inspector, ++now) ?? after
        const over = ended(after, ++now)
        expect([command.type, tableOf(over).coup]).toEqual([command.type, null])
        for (const member of membersIn(over.persons))
          expect(over.accounts[stakeOf(T1, member)] ?? 0).toBe(0)
      }
    }
    expect(tried).toBeGreaterThan(20)
  },
)
