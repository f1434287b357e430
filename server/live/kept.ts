import type { AnyStream } from '../streams/streams'
import type { MemberScreens } from './memberScreens'
import type { Screen } from './screen'
import { type Group, KEPT_MS, type Showing, type Watching } from './showing'

export interface Club {
  /** The open evenings, by game in the order of the house. */
  streams: ReadonlyMap<string, AnyStream>
  /** The audiences of one screen or few, by what they watch. */
  showings: Map<string, Showing>
  members: MemberScreens
  refreshing: boolean
  /** Games whose views must be computed again, or all of them. */
  dirty: Set<string> | 'all' | null
  /** Set while its names could not be read, and are to be read again. */
  again: NodeJS.Timeout | undefined
}

/** A club in memory while it has lines. */
export interface KeptClub {
  club: Promise<Club>
  /** Its open lines, those that wait for their first view among them. */
  lines: number
  /** When the last of them closed, in ms of this process. */
  leftAt: number
}

export const groupsOf = (club: Club | null | undefined): Group[] =>
  club ? [...club.showings.values(), club.members] : []

export function leave({ members, showings }: Club, watching: Watching, screen: Screen): void {
  members.leave(screen)
  showings.get(JSON.stringify(watching))?.leave(screen)
}

/** Whether nobody has come back for so long that nobody will. */
export const isOver = ({ leftAt }: { leftAt: number }) => performance.now() - leftAt > KEPT_MS

/** Does all steps in this turn. */
export function toTheEnd(steps: Iterable<unknown>): void {
  for (const _ of steps);
}
