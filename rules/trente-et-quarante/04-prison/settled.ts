import { BOOK } from '../../banked/accounts'
import { asChips, type Chips, minus, NO_CHIPS } from '../../kernel/chips'
import type { TagliaEnd } from '../01-cards/events'
import {
  type AfterStake,
  type Ending,
  type Lying,
  partOf,
  premiumPart,
  type Settlement,
  transfersOfAll,
} from '../play/settlement'
import type { ProvisionId } from '../provisions'
import type { Settings } from '../settings'
import { changedPosta } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import type { Insurance, Posta } from '../state/posta'
import type { Table } from '../state/table'
import type { Taglia } from '../state/taglia'
import { atRefait, halved, halvings } from './zero'

/** The end at which the last colpo of this taglia divides stakes instead of imprisoning them; null where it does not. Source: T.9, C1. */
function endingOf(
  { isDaysLast }: Pick<Taglia, 'isDaysLast'>,
  { divideAt }: Pick<Settings, 'divideAt'>,
): Ending {
  if (isDaysLast) return 'day'
  return divideAt === 'everyTaglia' ? 'taglia' : null
}

/** A stake divided in so many halvings: one half is the bank's, the other its owner's. Source: T.5.3, T.9, F5. */
export function dividedPart(posta: Posta, times: number, provision: ProvisionId): SettledPart {
  const { lost, left } = halved(posta.amount, times)
  return partOf(posta, 'divided', provision, { takes: lost, back: left, prisons: 0 })
}

/** A stake handed back whole. */
const givenBackPart = (posta: Posta, provision: ProvisionId): SettledPart =>
  partOf(posta, 'given-back', provision, { back: posta.amount })

/** 31–31 with a prison to come: by the table's rules for zero. Source: T.5.2, B1, B2. */
function afterRefait(posta: Posta, settings: Settings): AfterStake {
  const what = atRefait(posta.prisons, settings)
  switch (what) {
    case 'divided':
      return [dividedPart(posta, halvings(posta.prisons), 'T.5.2'), null]
    case 'lost':
      return [partOf(posta, 'lost', 'T.5.2', { takes: posta.amount }), null]
    case 'stays':
      return [partOf(posta, 'stays', 'T.5.2'), changedPosta(posta, { isAsked: true })]
    case 'prison':
    case 'deeper': {
      const prisons = posta.prisons + 1
      const left = changedPosta(posta, { prisons, isFreed: false, isAsked: true })
      return [partOf(posta, what, 'T.5.2', { prisons }), left]
    }
  }
}

/** The insured chips of each person on each chance that no stake has used yet. */
const coverOf = (insurances: readonly Insurance[]) => {
  const left = new Map(
    insurances.map(({ player, chance, insured }) => [`${chance}:${player}`, insured as number]),
  )
  return ({ player, chance, amount, prisons }: Posta): Chips => {
    const key = `${chance}:${player}`
    const rest = left.get(key)
    if (rest === undefined || prisons > 0) return NO_CHIPS
    const covered = Math.min(rest, amount)
    left.set(key, rest - covered)
    return asChips(covered)
  }
}

/**
 * 31–31: what is insured is spared, the stake laid first before the others, and comes back where no colpo follows; the
 * rest goes to prison, or is divided at the end of a taglia. Source: T.5.2, T.6.1, T.9, A2, C2, F1, F2, F4.
 */
function refait(
  { poste, insurances, lastPosta }: Lying,
  settings: Settings,
  ending: Ending,
): Settlement {
  const cover = coverOf(insurances)
  const parts: SettledPart[] = []
  const left: Posta[] = []
  let last = lastPosta
  const keep = ([part, stays]: AfterStake) => {
    parts.push(part)
    if (stays) left.push(stays)
  }
  for (const posta of poste) {
    const covered = cover(posta)
    const spared = changedPosta(posta, { amount: covered })
    if (covered > 0)
      keep(
        ending === 'day'
          ? [givenBackPart(spared, 'T.6.1'), null]
          : [partOf(spared, 'spared', 'T.6.1'), spared],
      )
    if (covered === posta.amount) continue
    if (covered > 0) last += 1
    const amount = minus(posta.amount, covered)
    const rest = changedPosta(posta, { amount, number: covered > 0 ? last : posta.number })
    keep(
      ending !== null
        ? [dividedPart(rest, halvings(rest.prisons), 'T.9'), null]
        : afterRefait(rest, settings),
    )
  }
  const premiums = insurances.map((one) => premiumPart(one, 'premium-taken', 'T.6.1'))
  return { parts: [...parts, ...premiums], poste: left, insurances: [], lastPosta: last }
}

/** A null colpo: nothing has any effect, and premiums stay in force or are taken. Source: T.5.1, A1, A3. */
function nothing({ poste, insurances, lastPosta }: Lying, settings: Settings): Settlement {
  const stands = settings.premiumOnNull === 'stays'
  return {
    parts: [
      ...poste.map((posta) => partOf(posta, 'null', 'T.5.1')),
      ...insurances.map((one) =>
        premiumPart(one, stands ? 'premium-stands' : 'premium-taken', 'T.5.1'),
      ),
    ],
    poste,
    insurances: stands ? insurances.map((one) => ({ ...one, stands: true })) : [],
    lastPosta,
  }
}

/** No colpo follows: imprisoned stakes are divided, all the rest comes back. Source: T.9, C2, F6. */
const noColpoFollows = ({ poste, insurances }: Lying): SettledPart[] => [
  ...poste.map((posta) =>
    posta.prisons > 0
      ? dividedPart(posta, halvings(posta.prisons), 'T.9')
      : givenBackPart(posta, 'T.9'),
  ),
  ...insurances.map((one) => premiumPart(one, 'premium-back', 'T.9')),
]

/** The end of a taglia that divides: the imprisoned stakes only, free ones lie on. Source: C1, F2. */
const prisonersDivided = ({ poste }: Lying): SettledPart[] =>
  poste
    .filter(({ prisons }) => prisons > 0)
    .map((posta) => dividedPart(posta, halvings(posta.prisons), 'T.9'))

/**
 * The parts of a taglia's end: in the day's last everything, since no colpo follows; in a house that divides at the end
 * of every one the imprisoned stakes; else none, and stakes wait for the next taglia. Source: T.9, C1, C2, F2.
 */
function endingParts(
  lying: Lying,
  { taglia, settings }: Pick<Table, 'taglia' | 'settings'>,
): readonly SettledPart[] {
  if (taglia.isDaysLast) return noColpoFollows(lying)
  return endingOf(taglia, settings) ? prisonersDivided(lying) : []
}

/** The end of a table's taglia, with what it divides and hands back. Source: T.9, C1, C2, F2. */
function tagliaEnd(table: Table): ReturnType<TagliaEnd> {
  const { id, taglia } = table
  const parts = endingParts(table, table)
  return {
    type: 'tagliaEnded',
    table: id,
    book: BOOK,
    parts,
    returns: taglia.isDaysLast,
    transfers: transfersOfAll(id, parts),
  }
}

/** Equal rows and imprisoned stakes, for the sections that settle a colpo, end a taglia, or close a table. */
export const EQUAL_ROWS = { nothing, refait, endingOf, endingParts, tagliaEnd, noColpoFollows }
