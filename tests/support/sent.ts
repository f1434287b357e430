import type { Audience } from '@/server/games/game'
import type { Had } from '@/server/live/had'
import { MemberScreens } from '@/server/live/memberScreens'
import type { Screen } from '@/server/live/screen'
import { type Group, Showing } from '@/server/live/showing'
import type { Naming } from '@/server/live/shown'
import { Metrics } from '@/server/measuring/metrics'
import type { AnyStream } from '@/server/streams/streams'
import { type Moment, uuidOf } from './evenings'

/** A screen that counts the bytes it is sent. */
class Counter {
  had: Had | null = null
  bytes = 0

  tell(had: Had, ...pieces: readonly (string | Buffer)[]): boolean {
    this.had = had
    for (const piece of pieces) this.bytes += Buffer.byteLength(piece)
    return true
  }
}

/** Bytes of the first message to a screen and of those after it. */
export interface Sent {
  first: number
  after: number
}

/** The bytes that a screen is sent which comes at the first of these moments and sees the others; `begun` is called between. */
export function sentTo(
  game: AnyStream['game'],
  audience: Audience,
  [before, ...after]: readonly Moment[],
  begun = () => {},
): Sent {
  const members = new MemberScreens(new Metrics())
  const showing = new Showing({ audience, evening: null }, new Metrics())
  const group: Group = audience.kind === 'member' ? members : showing
  let version = 1
  const refresh = ({ state, at }: Moment) => {
    const stream = { clubId: 'club', id: uuidOf('evening'), version: version++, game, state }
    const streams = new Map([[game.decider.game, stream as unknown as AnyStream]])
    for (const _ of group.refresh({ streams, ...NAMING }, at));
  }
  const counter = new Counter()
  const screen = counter as unknown as Screen
  if (before) refresh(before)
  if (audience.kind === 'member') members.welcome(screen, audience.member, before?.at ?? 0)
  else showing.welcome(screen, before?.at ?? 0)
  const first = counter.bytes
  begun()
  for (const moment of after) refresh(moment)
  return { first, after: counter.bytes - first }
}

const PEOPLE = [
  ...Array.from({ length: 14 }, (_, n) => `m${n + 1}`),
  'a1',
  'a2',
  'segreteria',
  'deputato',
  'capo',
]
const NAMING: Naming = {
  secret: 'a secret of the bench',
  names: new Map(
    PEOPLE.map((name) => [
      uuidOf(name),
      { full: `Socio ${name}`, board: `Socio ${name}`, inSeason: true },
    ]),
  ),
}

/** The moments from so many rounds on, up to so many rounds later; none where the evening has not so many. */
export function stretchOf(moments: readonly Moment[], from: number, rounds: number): Moment[] {
  const [first, last] = [from, from + rounds].map((wanted) =>
    moments.findIndex(({ rounds }) => rounds >= wanted),
  )
  return first === undefined || last === undefined || last < 0 ? [] : moments.slice(first, last + 1)
}
