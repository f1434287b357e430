import { asChips } from '../../kernel/chips'
import type { OddsDay, OddsOf, OddsPart, OddsRound } from '../../kernel/odds'
import { OddsTables } from '../../kernel/oddsTables'
import type { BlackJackGameEvent } from '../decider'
import type { Settings } from '../settings'
import type { SettledPart } from '../state/colpo'
import type { Player } from '../state/ids'
import { type Choosing, chosenAfter, givenIn, NO_CHOICES } from './choices'
import { fullShoe, insuranceEdge } from './full'
import { CHOICE_EVENTS, isChoice } from './words'

/** The colpo at a table as far as its chances depend on it. */
interface Kept {
  readonly packs: number
  readonly softDoubling: boolean
  readonly serial: number
  /** The puntate laid before the deal, by casella and player. */
  readonly laid: ReadonlyMap<string, Laid>
  readonly parts: readonly SettledPart[]
  readonly choosing: Choosing
}

interface Laid {
  readonly casella: number
  readonly player: Player
  readonly chips: number
}

const NOTHING_LAID = { laid: new Map(), parts: [], choosing: NO_CHOICES } as const

/** A colpo that is over: its puntate by casella, and its payments. */
interface Over {
  readonly serial: number
  readonly packs: number
  /** The chips on each casella that is not void. */
  readonly caselle: readonly number[]
  readonly parts: readonly SettledPart[]
  /** The chips that the players' words gave the bank; undefined where they were not kept. */
  readonly given?: number | undefined
}

/** The chips that the bank won or paid, and those of the insurances that were decided. */
function wonIn(parts: readonly SettledPart[]): { won: number; insured: number; ofInsured: number } {
  let [won, insured, ofInsured] = [0, 0, 0]
  for (const { hand, outcome, stake, pays } of parts) {
    const its = outcome === 'lost' ? stake : -pays
    won += its
    if (hand !== null || outcome === 'given-back') continue
    insured += stake
    ofInsured += its
  }
  return { won, insured, ofInsured }
}

/**
 * A colpo beside its chances: every casella played at best from a full shoe, and the insurances as they were laid against
 * an ace. Caselle of one colpo share the banco's hand, and an insurance wins when they lose.
 */
function roundOf(
  { serial, packs, caselle, parts: settled, given }: Over,
  at: number,
  position: number,
): OddsRound | undefined {
  let [laid, squares] = [0, 0]
  for (const chips of caselle) {
    laid += chips
    squares += chips * chips
  }
  if (laid === 0) return undefined
  const chances = fullShoe(packs)
  const spread = squares * chances.variance + (laid * laid - squares) * chances.covariance
  const mean = -laid * chances.mean
  const { won, insured, ofInsured } = wonIn(settled)
  const puntate = { of: 'puntate', sample: laid, seen: won - ofInsured, mean, variance: spread }
  let [due, alone] = [0, 0]
  const parts: OddsPart[] = [puntate]
  if (insured > 0) {
    const edge = insuranceEdge(packs)
    due = insured * edge.mean
    alone = insured * insured * edge.variance
    parts.push({ of: 'insured', sample: insured, seen: ofInsured, mean: due, variance: alone })
  }
  return {
    serial,
    at,
    position,
    laid: asChips(laid),
    won: asChips(won),
    mean: mean + due,
    variance: spread + alone + 2 * laid * insured * chances.insured,
    given: given === undefined ? undefined : given + due,
    parts,
  }
}

/** The chips on each casella, all its puntate together. */
function byCasella(laid: Kept['laid']): number[] {
  const caselle = new Map<number, number>()
  for (const { casella, chips } of laid.values())
    caselle.set(casella, (caselle.get(casella) ?? 0) + chips)
  return [...caselle.values()]
}

function without(laid: Kept['laid'], isGone: (key: string, casella: number) => boolean) {
  return new Map([...laid].filter(([key, { casella }]) => !isGone(key, casella)))
}

const EVENTS = [
  'tableProposed',
  'tableOpened',
  'tableSettingsSet',
  'stakesInvited',
  'stakeLaid',
  'stakeWithdrawn',
  ...CHOICE_EVENTS,
  'blackJackPaid',
  'insuranceCollected',
  'handCollected',
  'handDisturbed',
  'casellaSettled',
  'colpoVoided',
  'colpoEnded',
  'colpoRecorded',
  'colpoCorrected',
  'takenBack',
] as const satisfies readonly BlackJackGameEvent['type'][]

/** The choices of the colpo after one of its events. */
function choosingAfter(
  { choosing, laid, packs, softDoubling }: Kept,
  event: BlackJackGameEvent,
): Choosing {
  if (!isChoice(event)) return choosing
  const laidOn = (casella: number) =>
    new Map(
      [...laid.values()]
        .filter((one) => one.casella === casella)
        .map(({ player, chips }) => [player, chips]),
    )
  return chosenAfter(choosing, event, { rules: { packs, softDoubling }, laidOn })
}

/** The table after one of its events; null for an event that changes no colpo. */
function after(was: Kept, event: BlackJackGameEvent): Partial<Kept> | null {
  switch (event.type) {
    case 'tableSettingsSet':
      return { packs: event.settings.packs, softDoubling: event.settings.softDoubling }
    case 'stakesInvited':
      return { ...NOTHING_LAID, serial: event.serial }
    case 'stakeLaid': {
      const { casella, player, chips } = event
      return { laid: new Map(was.laid).set(`${casella}:${player}`, { casella, player, chips }) }
    }
    case 'stakeWithdrawn':
      return { laid: without(was.laid, (key) => key === `${event.casella}:${event.player}`) }
    case 'blackJackPaid':
    case 'parPaid':
    case 'insuranceCollected':
    case 'handCollected':
    case 'handDisturbed':
    case 'casellaSettled':
      return { parts: [...was.parts, ...event.parts] }
    case 'dealMended':
      return { parts: event.parts }
    case 'casellaVoided':
      return {
        laid: without(was.laid, (_, casella) => casella === event.casella),
        parts: was.parts.filter(({ casella }) => casella !== event.casella),
      }
    case 'colpoVoided':
      return NOTHING_LAID
    default:
      return isChoice(event) ? {} : null
  }
}

type Recorded = Extract<BlackJackGameEvent, { type: 'colpoRecorded' }>

/** A colpo of which only the result was kept; nothing was won or lost on a void casella. */
function recorded({ serial, caselle, parts }: Recorded, packs: number): Over {
  const chips: number[] = []
  for (const { isVoid, puntate } of caselle) {
    if (isVoid) continue
    let laid = 0
    for (const { amount } of puntate) laid += amount
    chips.push(laid)
  }
  return { serial, packs, caselle: chips, parts }
}

/** A day of black jack beside its chances. Source: B.8.1, B.10.1, B.11.1, B.13.1, B.13.4 to B.13.9, B.25. */
function begin(): OddsDay<BlackJackGameEvent> {
  const tables = new OddsTables<Kept>()
  /** Customs of tables by id: only one that both signed is played at. */
  const proposed = new Map<string, { number: number; settings: Settings }>()
  return {
    take({ position, at, event }) {
      if (!('table' in event) || event.table === undefined) return
      const { table } = event
      if (event.type === 'tableProposed') proposed.set(table, event)
      const opened = event.type === 'tableOpened' ? proposed.get(table) : undefined
      if (opened) {
        const { number, settings } = opened
        const { packs, softDoubling } = settings
        return tables.open(table, number, { packs, softDoubling, serial: 0, ...NOTHING_LAID })
      }
      const was = tables.state(table)
      if (!was) return
      switch (event.type) {
        case 'takenBack':
          return tables.back(table, event.entries)
        case 'colpoRecorded':
          return tables.step(
            table,
            event.type,
            was,
            roundOf(recorded(event, was.packs), at, position),
          )
        case 'colpoEnded': {
          const { serial, packs, parts, laid, choosing } = was
          const caselle = byCasella(laid)
          const over = { serial, packs, parts, caselle, given: givenIn(choosing) }
          const round = roundOf(over, at, position)
          return tables.step(table, event.type, { ...was, ...NOTHING_LAID }, round)
        }
        case 'colpoCorrected':
          // A slip in the recording: its chips went to the player, or came back (F10).
          return tables.amend(table, event.serial, (round) => ({
            ...round,
            won: asChips(round.won - event.chips),
          }))
        default: {
          const next = after(was, event)
          const choosing = next && choosingAfter(was, event)
          if (choosing) tables.step(table, event.type, { ...was, choosing, ...next })
        }
      }
    },
    tables: () => tables.all(),
  }
}

/** The colpi of black jack beside their chances, from a full shoe each. */
export const BLACK_JACK_ODDS: OddsOf<BlackJackGameEvent> = { events: EVENTS, begin }
