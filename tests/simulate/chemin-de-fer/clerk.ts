/**
 * A clerk who sits beside the table and reckons each coup a second time, from the register and docs/readings alone: who
 * has which chips afterwards, and whose the bank is. Slow and plain, chip by chip where it can; it imports nothing.
 */

/** The house's customs that a settlement needs. */
export interface Customs {
  taxPercent: number
  taxUnit: number
  taxRound: 'nearest' | 'down' | 'up'
  uncoveredBank: 'stays' | 'set-aside'
}

type ByMember = Record<string, number>

/** The bank as the clerk knows it: its owners' chips, the banker's among them. */
export interface Bank {
  banker: string
  owners: ByMember
  inHalves: boolean
}

/** A coup whose result is known. */
export interface Played {
  bank: Bank
  /** Chips of each punter that play, and those laid, which may be more. */
  playing: ByMember
  laid: ByMember
  /** The sum that plays where the punters are not named. */
  matched: number
  result: 'banco' | 'punta' | 'tie'
  toutVa: boolean
}

/** The chips as they must lie now, by the clerk. */
export interface Reckoned {
  /** Chips that came before each member, stakes and bank apart. */
  before: ByMember
  tax: number
  /** The next bank by owner; none where the mano is over. */
  owners: ByMember | null
}

export const sumOf = (chips: ByMember): number =>
  Object.values(chips).reduce((sum, one) => sum + one, 0)

/** S.10a, cf68, cr14: so many per cent of what the banker collects, to the unit, halves up, and never above the win. */
export function taxOf(won: number, { taxPercent, taxUnit, taxRound }: Customs): number {
  const hundredths = won * taxPercent
  const unit = 100 * taxUnit
  let units = 0
  while ((units + 1) * unit <= hundredths) units++
  const rest = hundredths - units * unit
  if (taxRound === 'up' && rest > 0) units++
  if (taxRound === 'nearest' && 2 * rest >= unit) units++
  return Math.min(units * taxUnit, won)
}

/** cf51, cf52: the socio's part of these chips is the whole units of it; every odd one is the banker's. */
function partOf(chips: number, { owners, banker, inHalves }: Bank, socio: string): number {
  const own = owners[socio] ?? 0
  if (!inHalves) return Number((BigInt(chips) * BigInt(own)) / BigInt(sumOf(owners)))
  let mine = 0
  let theirs = 0
  for (let dealt = 0; dealt < chips; dealt++) {
    const isBankers = dealt % 2 === 0
    // cr13: nobody bears more than they have in it.
    if (isBankers ? theirs < (owners[banker] ?? 0) : mine >= own) theirs++
    else mine++
  }
  return mine
}

const socioOf = ({ owners, banker }: Bank): string | null =>
  Object.keys(owners).find((owner) => owner !== banker) ?? null

/** Chips taken out of a bank, by owner. */
function taken(chips: number, bank: Bank): ByMember {
  const socio = socioOf(bank)
  if (socio === null) return { [bank.banker]: chips }
  if (chips === sumOf(bank.owners)) return bank.owners
  const part = partOf(chips, bank, socio)
  return { [bank.banker]: chips - part, [socio]: part }
}

/** A bank that has won these chips, by owner. */
function grown(chips: number, bank: Bank): ByMember {
  const { banker, owners, inHalves } = bank
  const socio = socioOf(bank)
  const whole = sumOf(owners) + chips
  if (socio === null) return { [banker]: whole }
  if (chips === 0) return owners
  const own = owners[socio] ?? 0
  const part = inHalves ? own + Math.floor(chips / 2) : partOf(whole, bank, socio)
  return { [banker]: whole - part, [socio]: part }
}

const less = (owners: ByMember, out: ByMember): ByMember =>
  Object.fromEntries(
    Object.entries(owners).map(([owner, chips]) => [owner, chips - (out[owner] ?? 0)]),
  )

function give(before: ByMember, chips: ByMember): void {
  for (const [member, more] of Object.entries(chips)) before[member] = (before[member] ?? 0) + more
}

/** A coup paid and collected. Source: S.10a, S.14, S.18a, S.56a, S.71c, V.tie, cf16, cf51, cr13. */
export function settled(played: Played, customs: Customs): Reckoned {
  const { bank, playing, laid, matched, result, toutVa } = played
  const before: ByMember = {}
  give(before, laid)
  if (result === 'tie') return { before, tax: 0, owners: bank.owners }
  if (result === 'punta') {
    give(before, playing)
    give(before, less(bank.owners, taken(matched, bank)))
    return { before, tax: 0, owners: null }
  }
  give(before, Object.fromEntries(Object.entries(playing).map(([who, lost]) => [who, -lost])))
  const tax = taxOf(matched, customs)
  const next: Bank = { ...bank, owners: grown(matched - tax, bank) }
  const uncovered = sumOf(bank.owners) - matched
  // S.71c: after tout va the bank is twice the sum won, less the tax.
  const aside = toutVa || customs.uncoveredBank === 'set-aside' ? taken(uncovered, next) : {}
  give(before, aside)
  return { before, tax, owners: less(next.owners, aside) }
}
