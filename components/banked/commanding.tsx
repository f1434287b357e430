'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { commandingOf } from '../live/commanding'
import { type ActProps, Act as AnyAct } from '../officer/Act'
import type { LineShown } from '../officer/typing'

type Signer = 'management' | 'control'
interface OfMember {
  member: MemberId
}
interface OfTable {
  table: string
}
interface Signed extends OfTable {
  as: Signer
}

/** The commands of a day that every game with a bank has. */
export type BankedCommand =
  | ({ type: 'askCassa'; chips: Chips } & OfMember)
  | ({ type: 'dropCassa' } & OfMember)
  | ({ type: 'handCassa'; chips: Chips; askedAt?: Instant } & OfMember)
  | ({ type: 'takeCassaBack'; handedAt: Instant } & OfMember)
  | ({ type: 'correctCassa'; chips: Chips; why: string; drawn?: Chips } & OfMember)
  | { type: 'beginCount' }
  | ({ type: 'countChips'; chips: Chips } & OfMember & Partial<LineShown>)
  | { type: 'resumePlay' }
  | { type: 'closeTableau'; gap?: Chips }
  | { type: 'askReopening'; why: string }
  | { type: 'reopen'; why?: string | undefined }
  | { type: 'dropReopening' }
  | { type: 'closeEvening' }
  | { type: 'openTable'; as: Signer }
  | ({ type: 'signTable' } & Signed)
  | ({ type: 'signLimits' } & Signed)
  | ({ type: 'changeLimits'; minimum: Chips; maximum?: Chips } & Signed)
  | ({ type: 'dropLimits' } & OfTable)
  | ({ type: 'takeBack' } & OfTable)
  | ({ type: 'closeTable' } & OfTable)

/** The hooks of screens that black jack and trente et quarante share; the game's provider carries these commands too. */
export const { useAct: useBankedAct, useOffers: useBankedOffers } = commandingOf<BankedCommand>()

export function BankedAct<T extends BankedCommand['type']>(props: ActProps<BankedCommand, T>) {
  return <AnyAct<BankedCommand, T> {...props} />
}
