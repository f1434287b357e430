import fc from 'fast-check'
import { expect } from 'vitest'
import { Merging, type Message } from '@/components/live/view/merging'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import type { MemberNames } from '@/server/live/directory'
import { type Had, hadOf } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import type { Screen } from '@/server/live/screen'
import { type Open, Showing } from '@/server/live/showing'
import { Metrics } from '@/server/measuring/metrics'
import { uuidOf } from '../support/evenings'

/** The simulator's members, and two who never take part. */
const PLAYERS = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
  'a1',
  'a2',
]
const OFFICERS = ['segreteria', 'deputato', 'capo']
export const WATCHERS = [...PLAYERS, 's1', 'nobody', 'somebody', ...OFFICERS]
  .map(uuidOf)
  .map(asMember)

/** Every third member asked not to be named, every third goes by an alias. */
export const NAMES: ReadonlyMap<string, MemberNames> = new Map(
  WATCHERS.map((id, n) => {
    const full = `Socio ${n}`
    return [id, { full, board: [full, '—', `Alias ${n}`][n % 3] ?? full, inSeason: true }]
  }),
)
export const SECRET = 'a secret of the tests'
export const EVENING = uuidOf('evening')

/** A screen that keeps every byte it was sent, and reads it as the page does. */
export class Phone {
  had: Had | null = null
  /** While it does not read it is sent nothing. */
  isStalled = false
  lastId: string | null = null
  readonly texts: string[] = []
  readonly merging = new Merging()
  shown: Message | null = null
  /** The last message of each game, also of one that has closed. */
  readonly games = new Map<string | null, Message>()
  isEnded = false

  end(): void {
    this.isEnded = true
  }

  tell(had: Had, ...parts: readonly (string | Buffer)[]): boolean {
    if (!this.send(...parts)) return false
    this.had = had
    return true
  }

  send(...parts: readonly (string | Buffer)[]): boolean {
    if (this.isStalled) return false
    if (parts.length === 0) return true
    const text = parts.map(String).join('')
    expect(text.endsWith('\n\n')).toBe(true)
    this.texts.push(text)
    const fields = (name: string) =>
      text
        .split('\n')
        .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
    const data = fields('data').join('\n')
    this.lastId = fields('id').at(-1) ?? this.lastId
    const [event] = fields('event')
    const told =
      event === 'folded'
        ? this.merging.parts(data)
        : event === 'still'
          ? this.merging.still(data)
          : []
    this.shown = told[0] ?? this.shown
    for (const message of told) this.games.set(message.game, message)
    return true
  }
}

export const asScreen = (phone: Phone) => phone as unknown as Screen

export const NAMING = { names: NAMES, secret: SECRET }
export const [NOBODY, DESK, DEPUTATO] = ['nobody', 'segreteria', 'deputato'].map((name) =>
  asMember(uuidOf(name)),
) as [MemberId, MemberId, MemberId]

/** Everybody who is not a member on their phone. */
export const AUDIENCES: readonly Audience[] = [
  { kind: 'board' },
  { kind: 'post', post: 'T1' },
  { kind: 'desk', member: DESK, roles: ['socio', 'segretario'] },
  { kind: 'deputato', member: DEPUTATO },
]

/** A screen and who looks at it. */
export interface Seat {
  audience: Audience
  phone: Phone
  isAway: boolean
}

/** The things that may happen to a screen between two changes. */
const MOVES = ['loses its line', 'falls behind', 'comes back', 'comes back', 'joins'] as const
type Move = { what: (typeof MOVES)[number]; who: number }
export const Moves = fc.array(fc.record({ what: fc.constantFrom(...MOVES), who: fc.nat() }), {
  minLength: 1,
  maxLength: 6,
})

/** A member who is called otherwise from now on, or shown otherwise to those whom they have not met. */
export const Renaming = fc.record({ who: fc.nat(), to: fc.nat({ max: 5 }) })

export function renamed(names: typeof NAMES, { who, to }: { who: number; to: number }) {
  const n = who % WATCHERS.length
  const full = `Socio ${n}${to < 3 ? '' : ' detto Altrimenti'}`
  const board = [full, '—', `Alias ${n}`][to % 3] ?? full
  return new Map(names).set(WATCHERS[n] ?? NOBODY, { full, board, inSeason: true })
}

/** All screens of a club in which one evening is open. */
export class Room {
  readonly seats: Seat[] = []
  readonly #members = new MemberScreens(new Metrics())
  readonly #others = new Map(
    AUDIENCES.map((audience) => [
      audience,
      new Showing({ audience, evening: null }, new Metrics()),
    ]),
  )

  join(audience: Audience, at: number, phone = new Phone()): void {
    this.seats.push({ audience, phone, isAway: false })
    this.#welcome(audience, phone, at)
  }

  *refresh(open: Open, at: number): Generator {
    for (const group of [...this.#others.values(), this.#members])
      for (const step of group.refresh(open, at)) yield step
  }

  move({ what, who }: Move, at: number): void {
    if (what === 'joins') {
      const audiences = [...AUDIENCES, ...WATCHERS.map(asMemberOf)]
      this.join(audiences[who % audiences.length] ?? { kind: 'board' }, at)
      return
    }
    const seat = this.seats[who % this.seats.length]
    if (!seat) return
    const { phone, audience, isAway } = seat
    if (what === 'loses its line' && !isAway) this.#leave(seat)
    if (what === 'falls behind' && !isAway) phone.isStalled = true
    if (what !== 'comes back') return
    // One that has read everything is where it was; one whose line was lost says what its page has.
    if (isAway || !phone.isStalled) {
      if (!isAway) this.#leave(seat)
      phone.had = hadOf(phone.lastId)
    }
    seat.isAway = false
    phone.isStalled = false
    this.#welcome(audience, phone, at)
  }

  #leave(seat: Seat): void {
    seat.isAway = true
    if (isMember(seat.audience)) this.#members.leave(asScreen(seat.phone))
    else this.#others.get(seat.audience)?.leave(asScreen(seat.phone))
  }

  #welcome(audience: Audience, phone: Phone, at: number): void {
    if (isMember(audience)) this.#members.welcome(asScreen(phone), audience.member, at)
    else this.#others.get(audience)?.welcome(asScreen(phone), at)
  }
}

export const isMember = (audience: Audience): audience is Audience & { kind: 'member' } =>
  audience.kind === 'member'
export const asMemberOf = (member: MemberId): Audience => ({ kind: 'member', member })
