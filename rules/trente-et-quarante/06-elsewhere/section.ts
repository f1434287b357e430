import type { Evolve } from '../../kernel/article'
import { type Evening, withTable, withTransfers } from '../evening'
import { pastOf, withPast } from '../play/ended'
import type { ElsewhereEvent } from '../play/events'
import { rowDue } from '../play/rows'
import { withCardOut, withoutCardsOut } from '../play/taglia'
import { changedColpo, changedTaglia } from '../state/changed'
import type { Dispute } from '../state/dispute'
import { elsewhereArticle } from './commands'
import { disputeCommands } from './disputes'
import { cardsShown, errorCommands } from './errors'
import { ELSEWHERE_REFUSALS } from './refusals'
import { versionCommands } from './versions'

const evolve: Evolve<Evening, ElsewhereEvent> = {
  disputeOpened: (evening, event, { at, by }) => {
    const { table, dispute: number, coup, about, provision, contenders } = event
    const opened: Dispute = {
      ...{ number, coup, about, provision, contenders },
      openedBy: by.member,
      openedAt: at,
      status: 'open',
      decision: null,
    }
    return withTable(evening, table, ({ disputes }) => ({ disputes: [...disputes, opened] }))
  },
  disputeRuled: (evening, event, { at, by }) => {
    const { table, dispute: number, inFavourOf, why, provision, transfers } = event
    const decision = { member: by.member, at, inFavourOf, why, provision, transfers }
    return withTransfers(
      withTable(evening, table, ({ disputes }) => ({
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
      const incident = { provision: 'T.10', slip, at, note: why }
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
      const incident = { provision: 'T.10', slip, at, note: why }
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

/** Section 6: errors, claims and versions, which the text leaves to roulette's rules and to the administration. */
export const elsewhere = elsewhereArticle({
  id: '6',
  commands: { ...errorCommands, ...disputeCommands, ...versionCommands },
  refusals: ELSEWHERE_REFUSALS,
  evolve,
})
