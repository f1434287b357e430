import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { restoAt } from '@/rules/poker/money/resti'
import { Settings } from '@/rules/poker/settings'
import { asSeat, asTable } from '@/rules/poker/state/ids'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { Script } from './script'

const T1 = asTable('T1')
const NOBODY = asMember('')
const MEMBERS = ['rossi', 'bianchi', 'verdi', 'neri', 'gialli', 'viola'].map(asMember)
const SEATED = MEMBERS.slice(0, 5)
const segretario: Actor = { roles: ['segretario'], member: asMember('segreteria'), post: null }
const tavolo: Actor = { roles: ['tavolo'], member: null, post: T1 }
const socio = (member: MemberId): Actor => ({ roles: ['socio'], member, post: null })

/** A poker evening being recorded. */
export class PokerScript extends Script<Evening, PokerCommand, PokerEvent> {
  constructor() {
    super(poker)
  }

  get table() {
    const table = this.evening.tables[T1]
    if (!table) throw new Error('no table was formed')
    return table
  }
}

/** A table of five that records each colpo (2) or each move (3), with entrate paid and nothing dealt. */
export function tableOfFive(level: 2 | 3): PokerScript {
  const script = new PokerScript()
  const settings = Settings.parse({ uscita: 1, passata: 500, level })
  script.give({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, segretario)
  script.give({ type: 'openList', title: 'Prima classe', settings }, segretario)
  for (const member of SEATED)
    script.give({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio(member))
  for (let signUp = 1; signUp <= SEATED.length; signUp++)
    script.give({ type: 'answerCall', signUp, answer: 'coming' }, segretario)
  for (const member of SEATED)
    script.give({ type: 'agreeFreeSeats', table: T1, member, agree: true }, tavolo)
  for (const [index, member] of SEATED.entries())
    script.give({ type: 'takeSeat', table: T1, member, seat: asSeat(index + 1) }, tavolo)
  script.give({ type: 'setFirstCartaro', table: T1, seat: asSeat(1) }, tavolo)
  for (const member of SEATED)
    script.give({ type: 'confirmPassata', table: T1, member }, segretario)
  return script
}

/** A passata for every player short of chips, and the next deal. */
export function deal(script: PokerScript): readonly MemberId[] {
  for (const member of SEATED) {
    if (restoAt(script.table, member) > 60) continue
    script.give({ type: 'askPassata', table: T1, member, passate: 1 }, socio(member))
    script.give({ type: 'confirmPassata', table: T1, member }, segretario)
  }
  script.give({ type: 'deal', table: T1, out: [] }, tavolo)
  return script.table.colpo?.players ?? []
}

/** Level 2: a deal and its result: three players put chips in, one wins. */
export function colpoRecorded(script: PokerScript, number: number): void {
  const players = deal(script)
  const put = players.slice(0, 3).map((member) => ({ member, chips: asChips(10 + (number % 30)) }))
  const ranking = [[players[number % 3] ?? NOBODY]]
  const outcome = { kind: 'won' as const, put, ranking, honours: [], refund: null }
  script.give({ type: 'recordColpo', table: T1, outcome }, tavolo)
}

/** Level 3: opened, accepted, raised, drawn, bet, and the cards shown: nineteen commands. */
export function colpoPlayed(script: PokerScript, number: number): void {
  const [a = NOBODY, b = NOBODY, c = NOBODY, d = NOBODY, e = NOBODY] = deal(script)
  const at = { table: T1 }
  const say = (command: PokerCommand, member: MemberId) => script.give(command, socio(member))
  say({ type: 'passOpening', ...at, member: a }, a)
  say({ type: 'open', ...at, member: b, chips: null }, b)
  say({ type: 'accept', ...at, member: c }, c)
  say({ type: 'raise', ...at, member: d, by: 'doppio', tris: false }, d)
  say({ type: 'fold', ...at, member: e }, e)
  say({ type: 'fold', ...at, member: a }, a)
  say({ type: 'accept', ...at, member: b }, b)
  say({ type: 'accept', ...at, member: c }, c)
  for (const member of [b, c, d]) say({ type: 'askCards', ...at, member, cards: 2 }, member)
  say({ type: 'sayParol', ...at, member: b }, b)
  say({ type: 'bet', ...at, member: c, chips: asChips(6) }, c)
  say({ type: 'accept', ...at, member: d }, d)
  say({ type: 'fold', ...at, member: b }, b)
  script.give({ type: 'showOpening', ...at, member: b, held: true, excused: false }, tavolo)
  const hands = [
    ['Ac', 'Aq', 'Kf', '10p', '8c'],
    ['Kc', 'Kq', '9f', '9p', '7c'],
  ]
  const best = number % 2
  say({ type: 'showHand', ...at, member: d, cards: hands[best] ?? [] }, d)
  say({ type: 'showHand', ...at, member: c, cards: hands[1 - best] ?? [] }, c)
}

/** A whole evening of so many colpi recorded at this level. */
export function scripted(level: 2 | 3, colpi: number): PokerScript {
  const script = tableOfFive(level)
  for (let number = 0; number < colpi; number++)
    (level === 2 ? colpoRecorded : colpoPlayed)(script, number)
  return script
}
