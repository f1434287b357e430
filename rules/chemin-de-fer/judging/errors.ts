import { type Actor, OFFICERS, stateAfter } from '../../kernel/decider'
import { commandOf } from '../../kernel/offers'
import { type CheminCommand, type CheminEvent, chemin } from '../decider'
import type { Erred } from '../errors/report'
import type { AsItWas } from '../play/corrected'
import { resultOf } from '../play/result'
import { tellsOfEvent } from '../sentences'
import { whatPlays } from '../stakes/matched'
import type { Coup, Result } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { whatIfTell } from '../telling/what-ifs'
import { type PlayedCoup, stakesOf, type Thought } from './played'

/** The commands by which an error is reported. */
const REPORTS = [
  'reportBankerError',
  'reportPunterError',
  'reportEmployeeError',
  'reportRuleError',
] as const

/** Errors whose consequence depends on cards that nobody has entered. */
const UNTOLD: ReadonlySet<string> = new Set(['tooManyToPunta', 'tooManyToBanco', 'unaskedCard'])

/** The judge who thinks of the report; a role is all that it needs. */
const JUDGE: Actor = { roles: OFFICERS, member: null, post: null }

type ErredEvent = Extract<CheminEvent, Erred<string>>

/**
 * Errors that could have been reported at some moment of a coup, where their row then decides it or takes a stake out
 * of it; each consequence once, as of the latest moment. Source: sections 10 to 13.
 */
export function errorsThinkable(coup: PlayedCoup): Thought[] {
  const found = new Map<string, Thought>()
  for (const { evening, table } of coup.moments.toReversed())
    for (const { event, after } of reportsAt(evening, table)) {
      const asItWas = consequence(coup, event, after.tables[table.id])
      if (!asItWas || isSame(asItWas, coup.played)) continue
      const { provision, error } = event
      const key = `${error}/${provision}/${asItWas.result}`
      const [told] = tellsOfEvent(event)
      if (!told || found.has(key)) continue
      found.set(key, {
        kind: 'consequence',
        provision,
        tell: whatIfTell('error', { error: { tell: told } }),
        result: asItWas.result,
        isDue: false,
        coup: asItWas,
      })
    }
  return [...found.values()]
}

/** Every report that would have been accepted at this moment, with the evening after it. */
function reportsAt(evening: Evening, table: Table): { event: ErredEvent; after: Evening }[] {
  const at = table.coup?.incidents.at(-1)?.at ?? table.openedAt
  return REPORTS.flatMap((type) => {
    const payloads = chemin.commands[type].candidates?.(evening, JUDGE) ?? []
    return payloads.flatMap((payload: { table: Table['id'] }) => {
      if (payload.table !== table.id) return []
      const command = commandOf<CheminCommand>(type, payload)
      const decision = chemin.decide(evening, {
        id: 'what-if',
        at,
        by: JUDGE,
        command,
        secrets: {},
      })
      if (!decision.accepted) return []
      const event = decision.events.find((one): one is ErredEvent => 'error' in one)
      const after = stateAfter(chemin.evolve, evening, decision, { at, by: JUDGE })
      return event && !UNTOLD.has(event.error) ? [{ event, after }] : []
    })
  })
}

/** The coup as the error would have left it; null while people or further cards would have had to decide. */
function consequence(
  { past, played, moments }: PlayedCoup,
  { coup: change }: ErredEvent,
  after: Table | undefined,
): AsItWas | null {
  const coup = after?.coup
  if (!after || coup?.serial !== past.serial) return { ...played, result: 'void' }
  if (coup.result) return { ...played, result: coup.result }
  if (coup.asking) return null
  const last = moments.at(-1)
  if (change.bets && last)
    return { ...stakesOf(after, whatPlays(after, last.evening.settings)), result: past.result }
  const result = last?.table.coup && change.faults ? resultWith(last.table.coup, coup) : null
  return result && { ...played, result }
}

/** The result of the cards as they fell, with the points that the error fixes; a natural ends the draws. */
function resultWith(last: Coup, { faults }: Coup): Result | null {
  const isNatural = faults.fixed.some((point) => point.isNatural)
  const thirds = isNatural ? { punta: null, banco: null } : last.thirds
  return resultOf({ ...last, faults, thirds })?.result ?? null
}

const isSame = (one: AsItWas, other: AsItWas): boolean =>
  one.result === other.result &&
  one.bets.length === other.bets.length &&
  one.bets.every(({ member, chips }) =>
    other.bets.some((bet) => bet.member === member && bet.chips === chips),
  )
