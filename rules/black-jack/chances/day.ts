import { asChips } from '../../kernel/chips'
import type { OddsDay, OddsOf, OddsPart, OddsRound } from '../../kernel/odds'
import { OddsTables } from '../../kernel/oddsTables'
import type { BlackJackGameEvent } from '../decider'
import type { Settings } from '../settings'
import type { SettledPart } from '../state/colpo'
import type { Player } from '../state/ids'
import { Choices } from './choices'
import { fullShoe, insuranceEdge } from './full'
import { CHOICE_EVENTS, isChoice } from './words'

/** A table as far as its colpi's chances depend on it. */
interface Kept {
  readonly packs: number
  readonly softDoubling: boolean
  readonly serial: number
  readonly colpo: Told | null
}

/** An event of the colpo at a table, with all before it. */
interface Told {
  readonly event: ColpoEvent
  readonly before: Told | null
}

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

/** The events from which a colpo's result and its choices are known. */
const COLPO_EVENTS = [
  'stakeLaid',
  'stakeWithdrawn',
  ...CHOICE_EVENTS,
  'blackJackPaid',
  'insuranceCollected',
  'handCollected',
  'handDisturbed',
  'casellaSettled',
] as const satisfies readonly BlackJackGameEvent['type'][]

type ColpoEvent = Extract<BlackJackGameEvent, { type: (typeof COLPO_EVENTS)[number] }>

const OF_COLPO: ReadonlySet<string> = new Set(COLPO_EVENTS)
const isOfColpo = (event: BlackJackGameEvent): event is ColpoEvent => OF_COLPO.has(event.type)

const EVENTS = [
  'tableProposed',
  'tableOpened',
  'tableSettingsSet',
  'stakesInvited',
  ...COLPO_EVENTS,
  'colpoVoided',
  'colpoEnded',
  'colpoRecorded',
  'colpoCorrected',
  'takenBack',
] as const satisfies readonly BlackJackGameEvent['type'][]

/** A colpo that was kept move by move, at its end. */
function played(kept: Kept): Over {
  const { serial, packs, softDoubling } = kept
  const laid = new Map<number, Map<Player, number>>()
  const choices = new Choices({ packs, softDoubling }, (casella) => new Map(laid.get(casella)))
  let parts: SettledPart[] = []
  const told: ColpoEvent[] = []
  for (let { colpo } = kept; colpo; colpo = colpo.before) told.push(colpo.event)
  for (const event of told.reverse()) {
    if (isChoice(event)) choices.take(event)
    switch (event.type) {
      case 'stakeLaid': {
        const on = laid.get(event.casella) ?? new Map<Player, number>()
        laid.set(event.casella, on.set(event.player, event.chips))
        break
      }
      case 'stakeWithdrawn':
        laid.get(event.casella)?.delete(event.player)
        break
      case 'blackJackPaid':
      case 'parPaid':
      case 'insuranceCollected':
      case 'handCollected':
      case 'handDisturbed':
      case 'casellaSettled':
        parts.push(...event.parts)
        break
      case 'dealMended':
        parts = [...event.parts]
        break
      case 'casellaVoided':
        laid.delete(event.casella)
        parts = parts.filter(({ casella }) => casella !== event.casella)
    }
  }
  const caselle = [...laid.values()].map((on) => {
    let chips = 0
    for (const its of on.values()) chips += its
    return chips
  })
  return { serial, packs, caselle, parts, given: choices.given }
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
        return tables.open(table, number, { packs, softDoubling, serial: 0, colpo: null })
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
        case 'colpoEnded':
          return tables.step(
            table,
            event.type,
            { ...was, colpo: null },
            roundOf(played(was), at, position),
          )
        case 'colpoCorrected':
          // A slip in the recording: its chips went to the player, or came back (F10).
          return tables.amend(table, event.serial, (round) => ({
            ...round,
            won: asChips(round.won - event.chips),
          }))
        case 'tableSettingsSet': {
          const { packs, softDoubling } = event.settings
          return tables.step(table, event.type, { ...was, packs, softDoubling })
        }
        case 'stakesInvited':
          return tables.step(table, event.type, { ...was, serial: event.serial, colpo: null })
        case 'colpoVoided':
          return tables.step(table, event.type, { ...was, colpo: null })
        default: {
          if (!isOfColpo(event)) return
          const { packs, softDoubling, serial, colpo } = was
          const told = { event, before: colpo }
          tables.step(table, event.type, { packs, softDoubling, serial, colpo: told })
        }
      }
    },
    tables: () => tables.all(),
  }
}

/** The colpi of black jack beside their chances, from a full shoe each. */
export const BLACK_JACK_ODDS: OddsOf<BlackJackGameEvent> = { events: EVENTS, begin }
