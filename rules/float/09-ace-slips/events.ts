import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { changedRoom, withNumbered } from '../room'
import type { AtTable } from '../scene'
import type { FloatRoom, Slip } from '../state/room'

export type AceEvent =
  | { readonly type: 'garaOpened'; readonly name: string; readonly director: MemberId }
  | (AtTable<'slipIssued'> &
      Pick<Slip, 'taglia' | 'coup' | 'member' | 'seat'> & {
        readonly slip: number
      })
  | (AtTable<'slipSigned'> & { readonly slip: number; readonly director: MemberId })
  | (AtTable<'slipCancelled'> & {
      readonly slip: number
      readonly director: MemberId
      readonly why: string
    })

export const evolveAceSlips: Evolve<FloatRoom, AceEvent> = {
  garaOpened: (room, { name }, { at }) => changedRoom(room, { gara: { name, at } }),
  slipIssued: (room, { table, slip, taglia, coup, member, seat }, { at }) =>
    changedRoom(room, {
      slips: [
        ...room.slips,
        { number: slip, table, taglia, coup, member, seat, at, signed: null, cancelled: null },
      ],
    }),
  slipSigned: (room, { slip, director }, { at }) =>
    changedRoom(room, {
      slips: withNumbered(room.slips, slip, () => ({ signed: { by: director, at } })),
    }),
  slipCancelled: (room, { slip, director, why }, { at }) =>
    changedRoom(room, {
      slips: withNumbered(room.slips, slip, () => ({ cancelled: { by: director, at, why } })),
    }),
}
