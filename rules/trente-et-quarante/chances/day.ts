import { asChips, NO_CHIPS, sumOf } from '../../kernel/chips'
import {
  type OddsDay,
  type OddsOf,
  type OddsPart,
  type OddsRound,
  timesOf,
} from '../../kernel/odds'
import { OddsTables } from '../../kernel/oddsTables'
import { verdictOf } from '../02-rows/verdict'
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

const UNPLAYED: Omit<Kept, 'settings'> = {
  ...{ isDaysLast: false, isLast: false, isEnded: false, serial: 0 },
  ...{ prisons: NO_PRISONS, over: null },
}

type Settled = Extract<TrenteGameEvent, { type: 'colpoSettled' }>

/** The stakes on one chance: free ones, imprisoned ones, the bank's gain at 31–31, and what it won from them. */
interface Laid {
  free: number
  prison: number
  refait: number
  seen: number
}

/** Insured chips of each owner and chance that no stake has used yet, from the premiums. Source: T.6.1. */
function insuredIn(parts: readonly SettledPart[], { rate }: Settings): Map<string, number> | null {
  let insured: Map<string, number> | null = null
  for (const { place, player, chance, amount } of parts) {
    if (place !== 'premium') continue
    insured ??= new Map()
    insured.set(`${chance}:${player}`, (amount * 1_000) / rate)
  }
  return insured
}

/** The insured chips of a free stake; at a 31–31 that came they are a part by themselves, before the rest of theirs. */
function sparedOf(part: SettledPart, insured: Map<string, number>): number {
  const { player, chance, amount, outcome } = part
  const key = `${chance}:${player}`
  const left = insured.get(key) ?? 0
  const isSpared = outcome === 'spared' || outcome === 'given-back'
  const spared = isSpared ? amount : Math.min(left, amount)
  insured.set(key, left - spared)
  return spared
}

/** The bank's gain on a stake, or on a part of one, at 31–31. Source: T.5.2, T.9, B2, B4. */
function atRefaitOf(rest: number, prisons: number, settings: Settings, ends: boolean): number {
  const what = ends ? 'divided' : atRefait(prisons, settings)
  if (what === 'lost') return rest
  return what === 'divided' ? halved(asChips(rest), halvings(prisons)).lost : 0
}

/** The stakes as they lay at the call, by chance, from the parts of their settlement. */
function laidIn(parts: readonly SettledPart[], before: Kept, ends: boolean): Record<Chance, Laid> {
  const none = (): Laid => ({ free: 0, prison: 0, refait: 0, seen: 0 })
  const laid = { nero: none(), rosso: none(), colore: none(), inverso: none() }
  const insured = insuredIn(parts, before.settings)
  for (const part of parts) {
    const { posta, amount, place, takes, pays } = part
    if (place === 'premium') continue
    const prisons = place === 'prison' ? (before.prisons.get(posta) ?? 1) : 0
    const spared = insured && prisons === 0 ? sparedOf(part, insured) : 0
    const one = laid[part.chance]
    if (prisons > 0) one.prison += amount
    else one.free += amount
    one.refait += atRefaitOf(amount - spared, prisons, before.settings, ends)
    one.seen += takes - pays
  }
  return laid
}

const { wins: WINS, null: IS_NULL, refait: IS_REFAIT } = FULL_TAGLIA
/** The row that wins and the colour of the very first card, as likely as not; null; 31–31. */
const OF_COLPO = [WINS / 2, WINS / 2, WINS / 2, WINS / 2, IS_NULL, IS_REFAIT]
/** A chance wins, or loses; null; 31–31. */
const OF_CHANCE = [WINS, WINS, IS_NULL, IS_REFAIT]
const OF_PREMIUM = [1 - IS_NULL, IS_NULL]

/** The mean and the variance of a sum with these chances. */
function moments(chances: readonly number[], sums: readonly number[]) {
  let mean = 0
  for (let at = 0; at < sums.length; at += 1) mean += (chances[at] ?? 0) * (sums[at] ?? 0)
  let variance = 0
  for (let at = 0; at < sums.length; at += 1)
    variance += (chances[at] ?? 0) * ((sums[at] ?? 0) - mean) ** 2
  return { mean, variance }
}

const won = ({ free }: Laid): number => -free
const lost = ({ free, prison }: Laid): number => free + prison

function partOn(chance: Chance, laid: Laid): OddsPart {
  const { mean, variance } = moments(OF_CHANCE, [won(laid), lost(laid), 0, laid.refait])
  return { of: chance, sample: laid.free, seen: laid.seen, mean, variance }
}

/**
 * A settled colpo beside its chances: every stake that lay at the call by the six outcomes, imprisoned ones and
 * premiums too. Withdrawals for half are choices and no part of it.
 */
function roundOf(
  { parts, result }: Settled,
  before: Kept,
  { ends, at, position }: { ends: boolean; at: number; position: number },
): OddsRound {
  const laid = laidIn(parts, before, ends)
  const { nero, rosso, colore, inverso } = laid
  const premiums = sumOf(
    parts.map(({ place, amount }) => (place === 'premium' ? amount : NO_CHIPS)),
  )
  const taken = sumOf(parts.map(({ place, takes }) => (place === 'premium' ? takes : NO_CHIPS)))
  const onNull = before.settings.premiumOnNull === 'taken' ? premiums : 0
  const { mean, variance } = moments(OF_COLPO, [
    premiums + won(nero) + won(colore) + lost(rosso) + lost(inverso),
    premiums + won(nero) + won(inverso) + lost(rosso) + lost(colore),
    premiums + won(rosso) + won(inverso) + lost(nero) + lost(colore),
    premiums + won(rosso) + won(colore) + lost(nero) + lost(inverso),
    onNull,
    premiums + nero.refait + rosso.refait + colore.refait + inverso.refait,
  ])
  const verdict = verdictOf(result)
  const each = CHANCES.map((chance) => partOn(chance, laid[chance]))
  if (premiums > 0)
    each.push({
      ...{ of: 'insurance', sample: premiums, seen: taken },
      ...moments(OF_PREMIUM, [premiums, onNull]),
    })
  each.push(timesOf('null', IS_NULL, verdict === 'null'))
  each.push(timesOf('refait', IS_REFAIT, verdict === 'refait'))
  const seen = nero.seen + rosso.seen + colore.seen + inverso.seen
  return {
    serial: before.serial,
    at,
    position,
    laid: asChips(nero.free + rosso.free + colore.free + inverso.free),
    won: asChips(seen + taken),
    mean,
    variance,
    parts: each,
  }
}

const divides = ({ isDaysLast, settings }: Kept): boolean =>
  isDaysLast || settings.divideAt === 'everyTaglia'

const EVENTS = [
  'tableProposed',
  'tableOpened',
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
  /** Customs of tables by id: only one that both signed is played at. */
  const proposed = new Map<string, { number: number; settings: Settings }>()
  return {
    take({ position, commandId, at, event }) {
      if (!('table' in event)) return
      const { table } = event
      if (event.type === 'tableProposed') proposed.set(table, event)
      const opened = event.type === 'tableOpened' ? proposed.get(table) : undefined
      if (opened)
        return tables.open(table, opened.number, { ...UNPLAYED, settings: opened.settings })
      const was = tables.state(table)
      if (!was) return
      if (event.type === 'takenBack') return tables.back(table, event.entries)
      if (event.type === 'colpoSettled') {
        const imprisoned = event.poste.filter(({ prisons }) => prisons > 0)
        const prisons =
          imprisoned.length === 0
            ? NO_PRISONS
            : new Map(imprisoned.map(({ number, prisons: deep }) => [number, deep]))
        const how = { ends: was.isLast && divides(was), at, position }
        const over = { commandId, event, before: was }
        return tables.step(table, event.type, { ...was, prisons, over }, roundOf(event, was, how))
      }
      if (event.type === 'tagliaEnded') {
        const { over } = was
        // At level 2 the settling itself says that the taglia ends with it.
        if (over?.commandId === commandId && !over.before.isLast && divides(was))
          tables.amend(table, over.before.serial, (round) =>
            roundOf(over.event, over.before, { ...round, ends: true }),
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
