import { asChips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import {
  type OddsDay,
  type OddsOf,
  type OddsPart,
  type OddsRound,
  OddsTables,
} from '../../kernel/odds'
import { verdictOf } from '../02-rows/results'
import { atRefait, halved, halvings } from '../04-prison/zero'
import type { TrenteGameEvent } from '../decider'
import type { Settings } from '../settings'
import type { SettledPart } from '../state/colpo'
import { CHANCES, type Chance } from '../state/posta'
import { FULL_TAGLIA } from './full'

/** Prisons of stakes by their number; a stake left out is free. */
type Prisons = ReadonlyMap<number, number>
const NO_PRISONS: Prisons = new Map()

/** A table as far as the next colpo's chances depend on it. */
interface Kept {
  readonly settings: Settings
  readonly isDaysLast: boolean
  readonly isLast: boolean
  readonly isEnded: boolean
  readonly serial: number
  readonly prisons: Prisons
  /** The colpo that the last command settled, for a taglia that ends with it. */
  readonly over: {
    readonly commandId: string
    readonly event: Settled
    readonly before: Kept
  } | null
}

type Settled = Extract<TrenteGameEvent, { type: 'colpoSettled' }>

/** The stakes on one chance: free ones, imprisoned ones, and the bank's gain at 31–31. */
interface Laid {
  free: number
  prison: number
  refait: number
}

/** A part of a stake as it lay at the call. */
interface Lay {
  readonly chance: Chance
  readonly amount: number
  readonly prisons: number
  readonly spared: number
}

/** The stakes as they lay, from the parts of their settlement; the spared part of one is a part of its own. */
function layOf(parts: readonly SettledPart[], before: Kept): Lay[] {
  const insured = new Map<string, number>()
  for (const { place, player, chance, amount } of parts)
    if (place === 'premium')
      insured.set(`${chance}:${player}`, (amount * 1_000) / before.settings.rate)
  const lies: Lay[] = []
  for (const { posta, player, chance, amount, place, outcome } of parts) {
    if (place === 'premium') continue
    const prisons = place === 'prison' ? (before.prisons.get(posta) ?? 1) : 0
    const key = `${chance}:${player}`
    const left = prisons > 0 ? 0 : (insured.get(key) ?? 0)
    // At a 31–31 that came the spared chips are parts by themselves, before the rest of their stake.
    const spared =
      outcome === 'spared' || outcome === 'given-back' ? amount : Math.min(left, amount)
    if (spared > 0) insured.set(key, left - spared)
    lies.push({ chance, amount, prisons, spared })
  }
  return lies
}

/** The bank's gain on a stake at 31–31. Source: T.5.2, T.6.1, T.9, B2, B4. */
function atRefaitOf(
  { amount, prisons, spared }: Lay,
  settings: Settings,
  divides: boolean,
): number {
  const rest = asChips(amount - spared)
  if (rest === 0) return 0
  const what = divides ? 'divided' : atRefait(prisons, settings)
  if (what === 'lost') return rest
  return what === 'divided' ? halved(rest, halvings(prisons)).lost : 0
}

function laidOf(lies: readonly Lay[], settings: Settings, divides: boolean): Record<Chance, Laid> {
  const none = (): Laid => ({ free: 0, prison: 0, refait: 0 })
  const laid = { nero: none(), rosso: none(), colore: none(), inverso: none() }
  for (const lie of lies) {
    const one = laid[lie.chance]
    if (lie.prisons > 0) one.prison += lie.amount
    else one.free += lie.amount
    one.refait += atRefaitOf(lie, settings, divides)
  }
  return laid
}

const whenWon = ({ free }: Laid): number => -free
const whenLost = ({ free, prison }: Laid): number => free + prison

/** The mean and the variance of a sum with these outcomes. */
function moments(outcomes: readonly (readonly [chance: number, sum: number])[]) {
  let mean = 0
  for (const [chance, sum] of outcomes) mean += chance * sum
  let variance = 0
  for (const [chance, sum] of outcomes) variance += chance * (sum - mean) ** 2
  return { mean, variance }
}

/** The six outcomes of a colpo: the row that wins and the colour of the very first card, as likely as not; null; 31–31. */
const { wins: W, null: N, refait: R } = FULL_TAGLIA
const ROWS = [
  ['nero', 'colore', 'rosso', 'inverso'],
  ['nero', 'inverso', 'rosso', 'colore'],
  ['rosso', 'inverso', 'nero', 'colore'],
  ['rosso', 'colore', 'nero', 'inverso'],
] as const satisfies readonly (readonly Chance[])[]

/** The bank's gain on a chance by itself. */
function partOn(on: Chance, laid: Laid, parts: readonly SettledPart[]): OddsPart {
  let seen = 0
  for (const { place, chance, takes, pays } of parts)
    if (chance === on && place !== 'premium') seen += takes - pays
  const outcomes = [
    [W, whenWon(laid)],
    [W, whenLost(laid)],
    [N, 0],
    [R, laid.refait],
  ] as const
  return { of: on, sample: laid.free, seen, ...moments(outcomes) }
}

/** How often 31–31 came. */
const timesOf = (name: string, chance: number, came: boolean): OddsPart => ({
  of: name,
  sample: 1,
  seen: Number(came),
  mean: chance,
  variance: chance * (1 - chance),
})

/**
 * A settled colpo beside its chances: every stake that lay at the call by the six outcomes, imprisoned ones and
 * premiums too. Withdrawals for half are choices and no part of it.
 */
function roundOf(
  event: Settled,
  before: Kept,
  { divides, at, position }: { divides: boolean; at: number; position: number },
): OddsRound {
  const { parts, result } = event
  const { settings } = before
  const laid = laidOf(layOf(parts, before), settings, divides)
  let premiums = 0
  let taken = 0
  let won = NO_CHIPS
  for (const { place, amount, takes, pays } of parts) {
    won = plus(won, minus(takes, pays))
    if (place !== 'premium') continue
    premiums += amount
    taken += takes
  }
  const onNull = settings.premiumOnNull === 'taken' ? premiums : 0
  const refait = CHANCES.reduce((sum, chance) => sum + laid[chance].refait, premiums)
  const rows = ROWS.map(([one, other, lost, also]) => {
    const gains = whenWon(laid[one]) + whenWon(laid[other]) + whenLost(laid[lost])
    return [W / 2, premiums + gains + whenLost(laid[also])] as const
  })
  const verdict = verdictOf(result)
  const insurance =
    premiums === 0
      ? []
      : [
          {
            ...{ of: 'insurance', sample: premiums, seen: taken },
            ...moments([
              [1 - N, premiums],
              [N, onNull],
            ]),
          },
        ]
  return {
    ...{ serial: before.serial, at, position, won },
    laid: asChips(CHANCES.reduce((sum, chance) => sum + laid[chance].free, 0)),
    ...moments([...rows, [N, onNull], [R, refait]]),
    parts: [
      ...CHANCES.map((chance) => partOn(chance, laid[chance], parts)),
      ...insurance,
      timesOf('null', N, verdict === 'null'),
      timesOf('refait', R, verdict === 'refait'),
    ],
  }
}

const divides = ({ isDaysLast, settings }: Kept): boolean =>
  isDaysLast || settings.divideAt === 'everyTaglia'

const EVENTS = [
  'tableProposed',
  'versionSet',
  'cardsMixed',
  'lastTagliaDeclared',
  'lastColpoDeclared',
  'stakesInvited',
  'colpoSettled',
  'tagliaEnded',
  'takenBack',
] as const satisfies readonly TrenteGameEvent['type'][]

/** The table after one of its events; null for an event that changes no chance. */
function after(was: Kept, event: TrenteGameEvent): Partial<Kept> | null {
  switch (event.type) {
    case 'versionSet':
      return { settings: event.settings }
    case 'cardsMixed':
      return { isDaysLast: was.isDaysLast && !was.isEnded, isEnded: false }
    case 'lastTagliaDeclared':
      return { isDaysLast: true }
    case 'lastColpoDeclared':
      return { isLast: true }
    case 'stakesInvited':
      return { serial: event.serial, isLast: false, over: null }
    default:
      return null
  }
}

/** A day of trente et quarante beside its chances. Source: T.2.2, T.3.4, T.4, T.5.1, T.5.2, T.6.1, T.9. */
function begin(): OddsDay<TrenteGameEvent> {
  const tables = new OddsTables<Kept>()
  return {
    take({ position, commandId, at, event }) {
      if (event.type === 'tableProposed')
        tables.open(event.table, event.number, {
          settings: event.settings,
          ...{
            isDaysLast: false,
            isLast: false,
            isEnded: false,
            serial: 0,
            prisons: NO_PRISONS,
            over: null,
          },
        })
      if (!('table' in event)) return
      const { table } = event
      const was = tables.state(table)
      if (!was) return
      if (event.type === 'takenBack') return tables.back(table, event.entries)
      if (event.type === 'colpoSettled') {
        const imprisoned = event.poste.filter(({ prisons }) => prisons > 0)
        const prisons =
          imprisoned.length === 0
            ? NO_PRISONS
            : new Map(imprisoned.map(({ number, prisons: deep }) => [number, deep]))
        const how = { divides: was.isLast && divides(was), at, position }
        const over = { commandId, event, before: was }
        return tables.step(table, event.type, { ...was, prisons, over }, roundOf(event, was, how))
      }
      if (event.type === 'tagliaEnded') {
        const { over } = was
        // At level 2 the settling itself says that the taglia ends with it.
        if (over?.commandId === commandId && !over.before.isLast && divides(was))
          tables.amend(table, (round) =>
            roundOf(over.event, over.before, { ...round, divides: true }),
          )
        return tables.step(table, event.type, { ...was, isLast: false, isEnded: true })
      }
      const next = after(was, event)
      if (next) tables.step(table, event.type, { ...was, ...next })
    },
    tables: () => tables.all(),
  }
}

/** The colpi of trente et quarante beside their chances, from a full taglia each. */
export const TRENTE_ODDS: OddsOf<TrenteGameEvent> = { events: EVENTS, begin }
