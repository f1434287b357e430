import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import { personBefore } from '../../kernel/club/casse'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { isAskedAfter } from '../colpo/in-loss'
import { type Evening, withPlayer, withTable } from '../evening'
import { expectingAfter, withCorrection } from '../money/compensation'
import { settledColpi } from '../money/resti'
import type { CassaReason } from '../state/cassa'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'

type OfMember<T extends string> = { type: T; table: TableId; member: MemberId }

export type RestoEvent =
  | (OfMember<'passataAsked'> & { chips: Chips; reason: CassaReason; inLoss: boolean })
  | (OfMember<'passataDropped'> & { chips: Chips })
  | (OfMember<'passataTaken'> & {
      chips: Chips
      reason: CassaReason
      inLoss: boolean
      transfers: readonly Transfer[]
    })
  | (OfMember<'passataTakenBack'> & { chips: Chips; transfers: readonly Transfer[] })
  | (OfMember<'cassaCorrected'> & { chips: Chips; why: string; transfers: readonly Transfer[] })
  | (OfMember<'allAltezzaSet'> & { on: boolean })

/** C5: those marked by the last colpo alone, and this player if a passata that they asked after it marks them first. */
const withFirst = ({ firstInLoss, players, colpi: [last] }: Table, member: MemberId) =>
  last && !players[member]?.askedInLoss && isAskedAfter(players[member]?.asked, last)
    ? [...firstInLoss, member]
    : firstInLoss

export const evolveResto: Evolve<Evening, RestoEvent> = {
  passataAsked: (evening, { table, member, chips, reason, inLoss }, { at }) =>
    withTable(evening, table, (t) =>
      withPlayer(t, member, () => ({
        asked: { chips, at, reason, inLoss, after: settledColpi(t) },
      })),
    ),
  passataDropped: (evening, { table, member }) =>
    withTable(evening, table, (t) => withPlayer(t, member, () => ({ asked: null }))),
  passataTaken: (evening, { table, member, chips, reason, inLoss, transfers }, { at }) =>
    withTable(evening, table, (t) => ({
      ...withPlayer(t, member, (player) => ({
        asked: null,
        handed: {
          at,
          asked: player.asked ?? { chips, at, reason, inLoss },
          deals: t.deals,
          wasInLoss: player.askedInLoss,
        },
        askedInLoss: player.askedInLoss || inLoss,
        casse: [...player.casse, { chips, at, reason }],
      })),
      firstInLoss: inLoss ? withFirst(t, member) : t.firstInLoss,
      accounts: post(t.accounts, transfers),
    })),
  passataTakenBack: (evening, { table, member, transfers }) =>
    withTable(evening, table, (t) => ({
      ...withPlayer(t, member, (player) => ({
        ...personBefore(player),
        askedInLoss: player.handed?.wasInLoss ?? player.askedInLoss,
      })),
      firstInLoss: t.players[member]?.handed?.wasInLoss
        ? t.firstInLoss
        : t.firstInLoss.filter((one) => one !== member),
      accounts: post(t.accounts, transfers),
    })),
  cassaCorrected: (evening, { table, member, chips, why, transfers }, { at, by }) =>
    withTable(evening, table, (t) => {
      const corrected = withPlayer(t, member, (player) => ({
        handed: null,
        casse: [...player.casse, { chips, at, reason: 'correzione' }],
      }))
      const correction = { colpo: null, at, by: by.member, why, transfers, was: null }
      return withCorrection(
        {
          ...corrected,
          accounts: post(t.accounts, transfers),
          closing: t.closing && expectingAfter(t.closing, transfers),
        },
        correction,
      )
    }),
  allAltezzaSet: (evening, { table, member, on }) =>
    withTable(evening, table, (t) => withPlayer(t, member, () => ({ allAltezza: on }))),
}
