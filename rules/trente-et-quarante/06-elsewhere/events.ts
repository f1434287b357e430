import { bancoOf } from '../../banked/accounts'
import type { Moving, OfTable } from '../../banked/events'
import { asPlayer } from '../../banked/ids'
import { withPast, wonBefore } from '../../banked/past'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import type { MemberId } from '../../kernel/ids'
import { balanceAfter } from '../../kernel/ledger'
import { type Evening, withTable, withTransfers } from '../evening'
import { pastOf } from '../play/ended'
import { rowDue } from '../play/rows'
import { withCardOut } from '../play/taglia'
import type { Settings } from '../settings'
import { changedColpo, changedTaglia } from '../state/changed'
import type { Incident, Rows, SlipKind } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { Player } from '../state/ids'
import { cardsShown, withoutCardsOut } from './errors'

type OfDispute<T extends string> = OfTable<T> & { dispute: number }

/** Claims and rulings; the house's lists of disputes and rulings know these events by their names and fields. */
export type DisputeEvent =
  | (OfDispute<'disputeOpened'> & {
      coup: number
      about: string
      provision: string | null
      /** The one who claims; an event of an earlier version, and a slip, have only the contenders. */
      player?: Player | undefined
      contenders: readonly MemberId[]
    })
  | (OfDispute<'disputeRuled'> &
      Moving & {
        inFavourOf: MemberId | null
        why: string
        provision: string | null
        final: true
        /** The taglia of the disputed colpo, where chips move and another has begun since. */
        taglia?: number | undefined
      })
  | OfDispute<'disputeWithdrawn'>

/** Section 6: errors in dealing, and versions of the regulation. */
export type ElsewhereEvent =
  | DisputeEvent
  | (OfTable<'rowsRebuilt'> & {
      slip: SlipKind
      rows: Rows
      /** Cards too many, out of the colpo and face down in the basket. */
      over: readonly Rank[]
      why: string
    })
  | (OfTable<'colpoVoided'> & { slip: SlipKind; why: string })
  | (OfTable<'versionSet'> & { version: number; settings: Settings; note: string })

export const evolveElsewhere: Evolve<Evening, ElsewhereEvent> = {
  disputeOpened: (evening, event, { at, by }) => {
    const { table, dispute: number, coup, about, provision, contenders } = event
    const [contender] = contenders
    const player = event.player ?? (contender === undefined ? null : asPlayer(contender))
    const opened: Dispute = {
      ...{ number, coup, about, provision, player, contenders },
      openedBy: by.member,
      openedAt: at,
      status: 'open',
      decision: null,
    }
    return withTable(evening, table, ({ disputes }) => ({ disputes: [...disputes, opened] }))
  },
  disputeRuled: (evening, event, { at, by }) => {
    const { table, dispute: number, inFavourOf, why, provision, taglia: shoe, transfers } = event
    const decision = { member: by.member, at, inFavourOf, why, provision, transfers }
    return withTransfers(
      withTable(evening, table, ({ disputes, shoes }) => ({
        ...(shoe && {
          shoes: wonBefore(shoes, { shoe, chips: balanceAfter({}, transfers, bancoOf(table)) }),
        }),
        disputes: disputes.map((one) =>
          one.number === number ? { ...one, status: 'final', decision } : one,
        ),
      })),
      transfers,
    )
  },
  disputeWithdrawn: (evening, { table, dispute: number }) =>
    withTable(evening, table, ({ disputes }) => ({
      disputes: disputes.map((one) =>
        one.number === number ? { ...one, status: 'withdrawn' } : one,
      ),
    })),
  rowsRebuilt: (evening, { table: id, slip, rows, over, why }, { at }) =>
    withTable(evening, id, ({ colpo, taglia }) => {
      if (!colpo) return {}
      const shown = [...rows.nero, ...rows.rosso, ...over]
      const out = shown.reduce(withCardOut, withoutCardsOut(taglia.out, cardsShown(colpo)))
      const incident: Incident = { provision: 'T.10', slip, at, note: why }
      return {
        taglia: changedTaglia(taglia, { out }),
        colpo: changedColpo(colpo, {
          rows,
          phase: rowDue(rows) ?? 'settling',
          incidents: [...colpo.incidents, incident],
        }),
      }
    }),
  colpoVoided: (evening, { table: id, slip, why }, { at }) =>
    withTable(evening, id, (table) => {
      const { colpo, past } = table
      if (!colpo) return {}
      const incident: Incident = { provision: 'T.10', slip, at, note: why }
      const told = changedColpo(colpo, { incidents: [...colpo.incidents, incident] })
      const over = pastOf(table, told, { at, result: null, parts: [], isVoid: true })
      return { colpo: null, past: withPast(past, over) }
    }),
  versionSet: (evening, { table: id, version: number, settings, note }, { at, by }) =>
    withTable(evening, id, ({ versions }) => ({
      settings,
      versions: [...versions, { number, at, by: by.member, note, settings }],
    })),
}
