/**
 * A clerk who sits beside a poker table and moves the chips of each colpo a second time, from the regulation and
 * docs/readings alone: pots and layers, excess, dead hands, refunds, honours, casse. It imports nothing.
 */

type ByMember = Readonly<Record<string, number>>
type Puts = readonly { member: string; chips: number }[]

export interface Customs {
  passata: number
  onori: 'nessuno' | 'pagamento' | 'pot'
  onore: number
  onoreMultiplier: number
  arrosage: number
}

export interface Told {
  kind: 'won' | 'nobody-opened' | 'parol'
  put?: Puts
  ranking?: readonly (readonly string[])[]
  sides?: readonly { upTo: number; winners: readonly string[] }[]
  honours?: readonly { member: string; honour: string; unopposed: boolean }[]
  refund?: string | null
  back?: Puts
  lost?: readonly string[]
  remainers?: readonly string[]
  partito?: boolean
  agreed?: readonly string[]
}

/** The colpo as it lies when its result is told. */
export interface Lying {
  /** In the order of the giro from the cartaro's left. */
  players: readonly string[]
  pot: number
  /** The pot of the beginning, which a wrong opener refunds. */
  beginning: number
  /** The number of the colpo whose parol this is a hand of. */
  parolOf: number | null
  resti: ByMember
  /** The resti as they were at the deal. */
  stakes: ByMember
  /** C4: the limits of players all'altezza. */
  altezza: ByMember
  honourPot: { chips: number; entitled: readonly string[]; played: number } | null
}

/** Chips that came before each, and into the middle; the cashier's are casse of this colpo, by player. */
export class Sheet {
  readonly resto: Record<string, number> = {}
  readonly casse: Record<string, number> = {}
  pot = 0
  onori = 0
  give(member: string, chips: number): void {
    this.resto[member] = (this.resto[member] ?? 0) + chips
  }
  draw(member: string, chips: number): void {
    if (chips <= 0) return
    this.casse[member] = (this.casse[member] ?? 0) + chips
    this.give(member, chips)
  }
}

const chipsOf = (puts: Puts = [], member: string): number =>
  puts.find((one) => one.member === member)?.chips ?? 0

const sumOf = (puts: Puts = []): number => puts.reduce((sum, { chips }) => sum + chips, 0)

/** III.5: who put chips in, or was in it to the end; who took the stake back and threw the cards (XV.1) answers for nothing. */
const isIn = ({ put, ranking, remainers }: Told, member: string): boolean =>
  chipsOf(put, member) > 0 ||
  [...(ranking ?? []), remainers ?? []].some((group) => group.includes(member))

/** H1: to agree to a partito is to take part. */
const tookPart = (told: Told, member: string): boolean =>
  isIn(told, member) || (told.agreed ?? []).includes(member)

/** C2: who takes part with less than the pot of the beginning asked for whole passate, unless the altezza reaches it. */
function rebuilt(
  sheet: Sheet,
  { resti, altezza, beginning }: Lying,
  passata: number,
  member: string,
) {
  if ((altezza[member] ?? 0) >= beginning) return
  const missing = beginning - (resti[member] ?? 0)
  if (missing > 0) sheet.draw(member, Math.ceil(missing / passata) * passata)
}

/** C2, C4: the casse of who cannot pay, one all'altezza or one who refunds: chips come by whole passate (III.3). */
function short(sheet: Sheet, { resti }: Lying, passata: number, member: string): void {
  const missing = -((resti[member] ?? 0) + (sheet.resto[member] ?? 0))
  if (missing > 0) sheet.draw(member, Math.ceil(missing / passata) * passata)
}

/** A sum divided among these, the odd chips to the first of the giro (as G4 has it of a pot). */
function divide(
  sheet: Sheet,
  chips: number,
  among: readonly string[],
  giro: readonly string[],
): void {
  const order = giro.filter((one) => among.includes(one))
  const part = Math.floor(chips / order.length)
  for (const member of order) sheet.give(member, part)
  sheet.give(order[0] as string, chips - part * order.length)
}

/**
 * III.3: a passata that was taken since the deal counts from the next one. A player who put in all that they could at the
 * deal has no more in this colpo, told again after it was taken back.
 */
function counting(lying: Lying, told: Told, passata: number): Lying {
  const { stakes, altezza, beginning } = lying
  const could = (member: string) => {
    const had = stakes[member] ?? 0
    const high = altezza[member] ?? 0
    const asked = high >= beginning ? 0 : Math.ceil(Math.max(0, beginning - had) / passata)
    return Math.max(had + asked * passata, high)
  }
  const counted = Object.entries(lying.resti).map(([member, chips]) => {
    const put = chipsOf(told.put, member)
    return [member, put > 0 && put === could(member) ? Math.min(put, chips) : chips]
  })
  return { ...lying, resti: Object.fromEntries(counted) }
}

/** A colpo paid and collected. Source: III.3, III.5, IV.1, VI.5, VI.6, IX.7, X.2, XII, XIII, XIV, XV, C2 to C4, H1 to H4. */
export function settled(found: Lying, told: Told, customs: Customs): Sheet {
  const lying = counting(found, told, customs.passata)
  const sheet = new Sheet()
  const { players } = lying
  for (const { member, chips } of told.back ?? []) {
    sheet.give(member, chips)
    sheet.pot -= chips
  }
  const inIt = covered(players, told)
  for (const member of players) {
    if (isIn(told, member)) rebuilt(sheet, lying, customs.passata, member)
    sheet.give(member, -(inIt[member] ?? 0))
    sheet.pot += inIt[member] ?? 0
  }
  // D2, XIII.6: nobody opened; in a parol there is no arrosage.
  if (told.kind === 'nobody-opened' && lying.parolOf === null)
    for (const member of players) {
      const chips = Math.min(customs.arrosage, lying.resti[member] ?? 0)
      sheet.give(member, -chips)
      sheet.pot += chips
    }
  if (told.kind === 'won') {
    won(sheet, lying, told, inIt)
    honourPotWon(sheet, lying, told)
    for (const member of players) short(sheet, lying, customs.passata, member)
    if (told.refund) {
      // X.2: an uscita that was withdrawn is no part of the pot that is refunded.
      const refunded = lying.beginning - sumOf(told.back)
      sheet.give(told.refund, -refunded)
      sheet.pot += refunded
      short(sheet, lying, customs.passata, told.refund)
    }
    honoured(sheet, lying, told, customs)
  } else for (const member of players) short(sheet, lying, customs.passata, member)
  return sheet
}

/** C3: the stakes of each, without what nobody covered; XV.1, R19: those of a partito have taken theirs back. */
function covered(players: readonly string[], told: Told): ByMember {
  const backs = (member: string) =>
    told.partito && told.agreed?.includes(member) && !told.lost?.includes(member)
  const put = (member: string) => (backs(member) ? 0 : chipsOf(told.put, member))
  // IX.7: who is out has lost all of it, covered or not.
  const isOut = (member: string) => told.partito || told.lost?.includes(member)
  const others = (member: string) => players.filter((one) => one !== member).map(put)
  const most = (member: string) => (isOut(member) ? put(member) : Math.max(0, ...others(member)))
  return Object.fromEntries(players.map((one) => [one, Math.min(put(one), most(one))]))
}

/** C3: each layer of the middle goes to the best of those who covered it, the pot of the beginning with the lowest. */
function won(sheet: Sheet, { players, pot }: Lying, told: Told, inIt: ByMember): void {
  const ranking = told.ranking ?? []
  const groups = [...ranking, ...(told.sides ?? []).map(({ winners }) => winners)]
  const still = players.filter((one) => groups.some((group) => group.includes(one)))
  const all = told.partito ? [0] : still.map((one) => inIt[one] ?? 0)
  const levels = [...new Set(all)].sort((a, b) => a - b)
  let below = 0
  for (const level of levels) {
    // Stakes above all of those still in it are nobody else's.
    const top = level === levels.at(-1) ? Number.POSITIVE_INFINITY : level
    const layer = players.reduce(
      (sum, one) => sum + Math.max(0, Math.min(inIt[one] ?? 0, top) - below),
      level === levels[0] ? pot - sumOf(told.back) : 0,
    )
    below = level
    if (layer === 0) continue
    const covers = (member: string) => told.partito || (inIt[member] ?? 0) >= level
    const side = told.sides?.find(({ upTo }) => upTo === level)?.winners
    const best = side ?? ranking.find((group) => group.some(covers))?.filter(covers) ?? []
    if (best.length === 0) continue
    divide(sheet, layer, best, players)
    sheet.pot -= layer
  }
}

/** H2, H3: the pot in honour goes to the best of those who formed it; not before the third time where one stands alone. */
function honourPotWon(sheet: Sheet, { honourPot, players }: Lying, told: Told): void {
  if (!honourPot) return
  const { chips, entitled, played } = honourPot
  const came = players.filter((one) => tookPart(told, one))
  const alone = came.length < 2
  if (alone && played < 2) return
  const best = (told.ranking ?? []).map((group) => group.filter((one) => entitled.includes(one)))
  const winners = best.find((group) => group.length > 0)
  if (!winners) return
  divide(sheet, chips, winners, players)
  sheet.onori -= chips
}

/** H1 to H4: everybody who took part honours each holder, from the resto and at most that. */
function honoured(sheet: Sheet, { players, resti }: Lying, told: Told, customs: Customs): void {
  if (customs.onori === 'nessuno') return
  for (const { member: holder, honour, unopposed } of told.honours ?? []) {
    const factor = unopposed && customs.onori === 'pagamento' ? customs.onoreMultiplier : 1
    const due = customs.onore * (honour === 'scala-reale' ? 2 : 1) * factor
    for (const payer of players) {
      // H1, H3: without opponents nobody else put anything in, and who passed had a word in it.
      if (
        !(unopposed || tookPart(told, payer)) ||
        (payer === holder && customs.onori === 'pagamento')
      )
        continue
      const pays = Math.min(due, (resti[payer] ?? 0) + (sheet.resto[payer] ?? 0))
      sheet.give(payer, -pays)
      if (customs.onori === 'pagamento') sheet.give(holder, pays)
      else sheet.onori += pays
    }
  }
}
