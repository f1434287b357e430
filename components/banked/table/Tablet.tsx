'use client'
import { type Context, createContext, type ReactNode, use } from 'react'
import type { FloatPost } from '@/rules/float/views/posts'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Hindered } from '@/rules/kernel/offers'
import type { Tell } from '@/rules/kernel/tell'
import { useClub } from '../../club/club'
import { EveningOver } from '../../device/EveningOver'
import { TwoFaces } from '../../float/post/TwoFaces'
import { CommandingProvider } from '../../live/commanding'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Post } from '../../tablet/Post'
import { useSoundAtNew } from '../../ui/awake/sound'
import { useWakeLock } from '../../ui/awake/useWakeLock'
import { usePressGuard } from '../../ui/press/pressGuard'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import type { Offering, ShownTable } from '../shown'
import { Cited, type FindProvision } from '../told/Refused'
import type { SignedTable } from '../told/SignatureAwaited'

/** The parts of a table's view that every tablet reads. */
export interface TabletView extends Offering, SignedTable {
  readonly summary: ShownTable
  readonly moves: number
  readonly hindered: readonly Hindered[]
  /** The entry that can be taken back, in sentences. */
  readonly latest: readonly Tell[]
  readonly isCounting: boolean
  /** The bank's result. */
  readonly result: { readonly won: Chips }
  /** Null in a house without floats. */
  readonly float: FloatPost | null
}

/** The table as it is now, for the parts of the tablet that every game has. */
interface TableHere {
  slug: string
  view: TabletView
}

const Shell = createContext<TableHere | null>(null)

/** The value of a context of the tablet, which its parts are never without. */
export function within<Here>(here: Here | null): Here {
  if (!here) throw new Error('a part of a tablet outside its Tablet')
  return here
}

export const useTablet = (): TableHere => within(use(Shell))

interface TabletProps<View> {
  /** The context by which the game's own parts read the table. */
  Here: Context<View | null>
  find: FindProvision
  /** The places at the table, for the changeur. */
  seats: (view: View) => readonly { seat: number; member: MemberId | null }[]
  /** Names of the calls to those at the table, each new. */
  calls: (view: View) => readonly string[]
  children: ReactNode
}

/** The tablet of a game's table in the hand of the inspector. */
export function Tablet<View extends TabletView>(props: TabletProps<View>) {
  const { Here, find, seats, calls, children } = props
  const { slug } = useClub().club
  const { view, evening, state, now } = useLive<View>(slug, 'post', useGame())
  usePressGuard()
  useWakeLock()
  useSoundAtNew('post', view ? calls(view) : null)
  if (!view || !evening) return state === 'connecting' ? null : <EveningOver />
  const { summary, moves, float, offers, hindered } = view
  return (
    <CommandingProvider
      // The press guard lets controls rest that have changed; this rest is for a button that stays as it was.
      here={{ evening, now, offers, hindered, upon: { moves }, restMs: SECOND_TAP_MS }}
    >
      <Shell value={{ slug, view }}>
        <Here value={view}>
          <Cited value={find}>
            <Post isStale={state === 'stale'}>
              <TwoFaces
                slug={slug}
                evening={evening}
                table={summary.id}
                label={summary.label}
                post={float}
                seats={seats(view)}
              >
                {children}
              </TwoFaces>
            </Post>
          </Cited>
        </Here>
      </Shell>
    </CommandingProvider>
  )
}
