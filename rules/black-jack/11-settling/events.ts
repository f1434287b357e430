import type { Moving, OfTable, Paying } from '../../banked/events'
import { wonBefore } from '../../banked/past'
import type { Signer } from '../../banked/state'
import type { Evolve } from '../../kernel/article'
import { type Chips, minus, negate } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withTable, withTransfers } from '../evening'
import { afterColpo, emptied } from '../play/ended'
import { withCasella } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { changedColpo } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'
import type { Abandoned } from '../state/table'

/** Section 11: settling. */
export type SettlingEvent =
  | (OfTable<'casellaSettled'> & Paying<SettledPart> & { casella: CasellaNumber })
  | OfTable<'colpoEnded'>
  | (OfTable<'colpoCorrected'> &
      Moving & {
        serial: number
        casella: CasellaNumber
        player: Player
        chips: Chips
        why: string
        /** The shoe it was played in, where another has begun since; an event of an earlier version does not tell. */
        shoe?: number | undefined
      })
  | (OfTable<'abandonedTaken'> &
      Moving & { number: number; player: Player; casella: CasellaNumber; chips: Chips })
  | (OfTable<'abandonedSigned'> &
      Moving & {
        number: number
        as: Signer
        wanted: NonNullable<Abandoned['wanted']>
        isDone: boolean
      })

/** Claims; the house's lists of disputes and rulings know these events by their names and fields. */
export type ClaimEvent =
  | (OfTable<'disputeOpened'> & {
      dispute: number
      coup: number
      casella: CasellaNumber
      player: Player
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfTable<'disputeRuled'> &
      Moving & {
        dispute: number
        /** The member whose claim is upheld; null when it is not, or when nobody knows their name. */
        inFavourOf: MemberId | null
        isUpheld: boolean
        isManagements: boolean
        why: string
        provision: string | null
        final: true
      })

export const evolveSettling: Evolve<Evening, SettlingEvent | ClaimEvent> = {
  casellaSettled: (evening, { table: id, casella, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        changedColpo(
          withCasella(colpo, casella, (one) => ({ ...emptied(one), isSettled: true })),
          { parts: [...colpo.parts, ...parts] },
        ),
      ),
      transfers,
    ),
  colpoEnded: (evening, { table: id }, { at }) =>
    withTable(evening, id, (table) =>
      table.colpo ? afterColpo(table, table.colpo, { at, isVoid: false }) : {},
    ),
  disputeOpened: (evening, { table: id, dispute, coup, casella, player, about }, { at }) =>
    withTable(evening, id, ({ claims }) => ({
      claims: [
        ...claims,
        { number: dispute, colpo: coup, casella, player, text: about, at, ruling: null },
      ],
    })),
  disputeRuled: (evening, event, { at, by }) =>
    withTable(evening, event.table, ({ claims }) => {
      const { isUpheld, isManagements, why, provision } = event
      const ruling = { by: by.member, at, isUpheld, isManagements, why, provision }
      return {
        claims: claims.map((claim) =>
          claim.number === event.dispute ? { ...claim, ruling } : claim,
        ),
      }
    }),
  colpoCorrected: (evening, event, { at, by }) => {
    const { table: id, serial, casella, player, chips, why, shoe, transfers } = event
    const correction = { casella, player, chips, why, at, by: by.member }
    return withTransfers(
      withTable(evening, id, ({ past, shoes }) => ({
        ...(shoe !== undefined && { shoes: wonBefore(shoes, { shoe, chips: negate(chips) }) }),
        past: past.map((one) =>
          one.serial === serial
            ? {
                ...one,
                corrections: [...one.corrections, correction],
                won: minus(one.won, chips),
              }
            : one,
        ),
      })),
      transfers,
    )
  },
  abandonedTaken: (evening, event, { at, by }) => {
    const { table: id, number, player, casella, chips, transfers } = event
    const one = { number, player, casella, chips, at, by: by.member } as const
    return withTransfers(
      withTable(evening, id, ({ abandoned }) => ({
        abandoned: [...abandoned, { ...one, signed: [], wanted: null, status: 'held' }],
      })),
      transfers,
    )
  },
  abandonedSigned: (evening, { table: id, number, as, wanted, isDone, transfers }, { at, by }) =>
    withTransfers(
      withTable(evening, id, ({ abandoned }) => ({
        abandoned: abandoned.map((one) =>
          one.number === number
            ? {
                ...one,
                wanted,
                signed:
                  by.member === null ? one.signed : [...one.signed, { as, by: by.member, at }],
                status: isDone ? wanted : 'held',
              }
            : one,
        ),
      })),
      transfers,
    ),
}
