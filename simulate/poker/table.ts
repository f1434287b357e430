import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { lastGiroIsOver } from '@/rules/poker/05-deal/last-giro'
import { belowPot, nextToDeclare, participants, quotaDue } from '@/rules/poker/colpo/parol'
import type { Evening } from '@/rules/poker/evening'
import { potOf, restoAt, seatedPlayers } from '@/rules/poker/money/resti'
import { heldFrom } from '@/rules/poker/room/clock'
import type { Colpo, Parol, RecordedOutcome } from '@/rules/poker/state/colpo'
import type { Player, Table } from '@/rules/poker/state/table'
import { SOMEBODY, segretario, socio, tavolo } from '../actors'
import { type Random, shuffled } from '../random'
import { type Chosen, chosen, offered } from './chosen'
import { anyMove } from './moves'
import { putRight } from './put-right'
import { quarrel } from './quarrel'
import { AUTOGRAPH } from './room'
import { anyDispute } from './ruling'

/** The next command at a table that plays. */
export function atTable(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, colpo, play } = table
  const quarrelled =
    quarrel(table, random) ??
    anyDispute(table, random) ??
    (colpo && backAgain(table, colpo, random))
  if (quarrelled) return quarrelled
  const right = putRight(evening, table, random)
  if (right) return right
  if (colpo && random.oneIn(40))
    return chosen({ type: 'takeBackDeal', table: id, colpo: colpo.number }, tavolo(id))
  if (play) return anyMove(table, play, random)
  if (colpo) {
    const outcome = anyOutcome(table, colpo.players, random)
    return chosen({ type: 'recordColpo', table: id, outcome }, tavolo(id))
  }
  if (table.level === 1) return casseOnly(evening, table, random)
  return between(evening, table, random)
}

/** IV.5: a player who was away at the deal comes back, and may pay the uscita late. */
function backAgain(table: Table, { absent }: Colpo, random: Random): Chosen | null {
  const member = random.pick(absent)
  if (member === undefined || !random.oneIn(4)) return null
  const of = { table: table.id, member }
  if (table.players[member]?.status === 'seated')
    return chosen({ type: 'payUscita', ...of }, tavolo(table.id))
  return random.oneIn(2) ? chosen({ type: 'comeBack', ...of }, socio(member)) : null
}

/** Level 1: casse are drawn and time passes; the resti come at the end. */
function casseOnly(evening: Evening, table: Table, random: Random): Chosen | null {
  if (table.startedAt === null) return chosen({ type: 'startGame', table: table.id }, segretario)
  const type = random.pick(['askPassata', 'confirmPassata', 'beginGiro', 'goAway', 'comeBack'])
  return offered(evening, random, type ?? 'beginGiro', segretario)
}

/** Entries that the table takes back because they were mistaken. */
const TAKEN_BACK = ['reopenColpo', 'retractDeclaration', 'unsplitParol', 'undoSeat'] as const

/** Between two colpi: the parol is declared, passate are asked and given, the cards are dealt. */
function between(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, parol, settings } = table
  if (lastGiroIsOver(table)) return chosen({ type: 'beginCount', table: id }, segretario)
  if (random.oneIn(300)) return offered(evening, random, 'announceLastGiro', segretario)
  if (random.oneIn(24)) {
    const mistaken = offered(evening, random, random.pick(TAKEN_BACK) ?? 'undoSeat', tavolo(id))
    if (mistaken) return mistaken
  }
  const players = seatedPlayers(table)
  const asking = players.find(({ asked }) => asked !== null)
  if (asking && !random.oneIn(3))
    return chosen({ type: 'confirmPassata', table: id, member: asking.member }, segretario)
  const handed = justHanded(table, players, random)
  if (handed) return handed
  const next = parol && nextToDeclare(table, parol)
  if (next) {
    if (random.oneIn(table.edition >= 2 ? 60 : 12)) return split(table)
    const pot = table.edition >= 2 ? 0 : potOf(table)
    const reaches = restoAt(table, next) >= quotaDue(parol, next) + pot
    const takesPart = random.oneIn(2) && (reaches || random.oneIn(8))
    return chosen({ type: 'declareParol', table: id, member: next, in: takesPart }, socio(next))
  }
  if (parol && table.edition >= 2 && random.oneIn(8)) return split(table)
  const poor =
    belowParol(table, random) ??
    players.find(
      ({ member, asked }) => asked === null && restoAt(table, member) < 4 * settings.uscita,
    )
  if (poor && !random.oneIn(4)) {
    const { member } = poor
    return chosen(
      { type: 'askPassata', table: id, member, passate: 1 + random.below(2) },
      tavolo(id),
    )
  }
  const away = players.find(({ status }) => status === 'away')
  if (away && random.oneIn(6))
    return chosen({ type: 'comeBack', table: id, member: away.member }, socio(away.member))
  if (settings.affranco && table.affranchi.length === 0 && random.oneIn(40))
    return offered(evening, random, 'declareAffranco', segretario)
  if (away && random.oneIn(20))
    return chosen({ type: 'stripPack', table: id, on: !table.stripped }, tavolo(id))
  if (random.oneIn(250)) return offered(evening, random, 'leave', segretario)
  const held = random.oneIn(8) && Object.values(table.players).find((of) => heldFrom(of) !== null)
  if (held) return whileHeld(evening, table, held.member, random)
  const voter = table.consent ? random.pick(players)?.member : undefined
  if (voter !== undefined && !random.oneIn(3))
    return chosen(
      { type: 'consentReturn', table: id, member: voter, yes: !random.oneIn(9) },
      tavolo(id),
    )
  const neighbour = random.pick(table.vacancies[0]?.neighbours ?? [])
  if (neighbour !== undefined && random.oneIn(2)) {
    const type = random.oneIn(2) ? 'declineMove' : 'moveSeat'
    return chosen({ type, table: id, member: neighbour }, tavolo(id))
  }
  return chosen({ type: 'deal', table: id, out: whoSitsOut(table, random) }, tavolo(id))
}

/** B6: a player who left gives up the seat that is held, comes back to it, or signs another list first. */
function whileHeld({ lists }: Evening, table: Table, member: MemberId, random: Random): Chosen {
  const by = socio(member)
  const other = Object.values(lists).find(({ id, closed }) => id !== table.list && !closed)
  if (other && random.oneIn(2))
    return chosen({ type: 'sign', list: other.id, strokes: AUTOGRAPH }, by)
  return chosen({ type: random.oneIn(2) ? 'waiveSeat' : 'comeBack', table: table.id, member }, by)
}

/** A passata that the desk takes back, since it handed it by mistake. */
function justHanded({ id: table }: Table, players: readonly Player[], random: Random) {
  const to = players.find(({ handed }) => handed !== null)
  if (!to?.handed || !random.oneIn(24)) return null
  const { member, handed } = to
  return chosen({ type: 'takePassataBack', table, member, handedAt: handed.at }, segretario)
}

const split = ({ id }: Table): Chosen =>
  chosen({ type: 'splitParol', table: id, parts: 2 }, tavolo(id))

/** The players of a parol who are at the table and can pay their share of its next hand. */
const payingIn = (table: Table, parol: Parol): MemberId[] =>
  participants(table, parol).filter(
    (member) =>
      table.players[member]?.status === 'seated' &&
      restoAt(table, member) >= quotaDue(parol, member),
  )

/** XIII.3: a player of the parol below its pot, who has not asked for a passata yet and now asks for one. */
function belowParol(table: Table, random: Random): Player | undefined {
  const { parol } = table
  if (!parol || random.oneIn(3)) return undefined
  const [member] = belowPot(table, parol, payingIn(table, parol))
  const player = member === undefined ? undefined : table.players[member]
  return player?.asked === null ? player : undefined
}

/** The players who do not have the cost of the next deal, and now and then one who does. */
function whoSitsOut(table: Table, random: Random): MemberId[] {
  const { parol, settings } = table
  const inParol = parol ? participants(table, parol) : []
  const below = parol ? belowPot(table, parol, payingIn(table, parol)) : []
  const uscita = settings.uscitaMode === 'tutti' ? settings.uscita : 0
  const out: MemberId[] = []
  for (const { member, status, casse } of seatedPlayers(table)) {
    if (status !== 'seated') continue
    const quota = parol && inParol.includes(member) ? quotaDue(parol, member) : 0
    const owed = inParol.length > 0 ? quota : uscita
    if (casse.length === 0 || restoAt(table, member) < owed || random.oneIn(60)) out.push(member)
    else if (below.includes(member) && !random.oneIn(40)) out.push(member)
  }
  return out
}

/** A result, mostly possible: a bet that some players cover, some cannot reach and some leave. */
export function anyOutcome(
  table: Table,
  players: readonly MemberId[],
  random: Random,
): RecordedOutcome {
  const bet = 1 + random.below(random.oneIn(6) ? 400 : 30)
  const put = players
    .filter(() => !random.oneIn(3))
    .map((member) => {
      const limit = table.colpo?.altezza[member] ?? restoAt(table, member)
      return { member, chips: asChips(random.oneIn(24) ? random.below(500) : Math.min(bet, limit)) }
    })
  const staying = shuffled(random, put).map(({ member }) => member)
  const kind = random.below(10)
  if (kind === 0 || staying.length === 0) return { kind: 'nobody-opened' }
  if (kind === 1 && staying.length > 1) return { kind: 'parol', put, remainers: staying }
  const [first = SOMEBODY] = staying
  const honours = random.oneIn(8)
    ? [{ member: first, honour: 'poker' as const, unopposed: staying.length < 2 }]
    : []
  const ranking = random.oneIn(4) ? [staying] : staying.map((member) => [member])
  const refund = random.oneIn(10) ? (staying[1] ?? null) : null
  return { kind: 'won', put, ranking, honours, refund }
}
