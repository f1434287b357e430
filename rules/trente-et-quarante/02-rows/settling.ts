import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { dealingBarredByFloat } from '../../float/playing'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { transfersOfAll } from '../play/settlement'
import { refuse } from '../refuse'
import { changedTable } from '../state/changed'
import type { Result } from '../state/colpo'
import { COLOURS } from '../state/posta'
import type { Table } from '../state/table'
import { type FromRows, rowsCommand } from './commands'
import type { RowEvent } from './events'
import { type EqualRows, resultOf, settlementOf } from './results'
import { LEAST_ROW, MOST_ROW } from './verdict'

/** Whether the dealer invites to stake at once for the next colpo. */
const invites = z.boolean().default(false)

/** A claim about the colpo halts its settling. Source: T.10. */
const halted = ({ disputes, serial }: Table): Refused | null => {
  const open = disputes.find(({ status, coup }) => status === 'open' && coup === serial)
  return open ? refuse(null, 'claim-waits', { number: open.number }) : null
}

/** A colpo settled by its result, the taglia's end when it was the last, and the next invitation. */
function settled(
  equal: EqualRows,
  table: Table,
  result: Result,
  {
    isLast,
    isRecorded,
    invites: again,
  }: { isLast: boolean; isRecorded: boolean; invites: boolean },
): Decision<RowEvent | FromRows> {
  const { id, settings, taglia } = table
  const ending = isLast ? equal.endingOf(taglia, settings) : null
  const { parts, poste, insurances, lastPosta } = settlementOf(equal, table, result, {
    settings,
    ending,
  })
  const events: (RowEvent | FromRows)[] = [
    {
      type: 'colpoSettled',
      table: id,
      book: BOOK,
      result,
      isRecorded,
      parts,
      poste,
      insurances,
      lastPosta,
      transfers: transfersOfAll(id, parts),
    },
  ]
  if (isLast) events.push(equal.tagliaEnd(changedTable(table, { poste, insurances, lastPosta })))
  else if (again) events.push({ type: 'stakesInvited', table: id, serial: table.serial + 1 })
  return happens<RowEvent | FromRows>(...events)
}

/**
 * Both rows are whole: every stake is collected into the float or paid out of it, each by itself. Source: T.2.2, T.5.1,
 * T.5.2, T.8, T.9.
 */
const settleColpo = (equal: EqualRows) =>
  rowsCommand({
    schema: ofTable.extend({ invites }),
    may: STAFF,
    refuseStale: true,
    decide(evening, { table: id, invites: again }): Decision<RowEvent | FromRows> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'settling')
      if (isRefused(colpo)) return colpo
      const halt = halted(table)
      if (halt) return halt
      const result = resultOf(colpo.rows)
      if (!result) return refuse('T.3.3', 'rows-not-whole')
      return settled(equal, table, result, {
        isLast: colpo.isLast,
        isRecorded: false,
        invites: again,
      })
    },
    candidates: (evening, by) =>
      eachTable(evening, by).flatMap((one) =>
        [false, true].map((again) => ({ ...one, invites: again })),
      ),
  })

const Total = z.int().min(LEAST_ROW).max(MOST_ROW)

/** The result of a colpo alone: both totals and the colour of the very first card. Source: T.3.3, T.3.4, T.4, K.2. */
const recordResult = (equal: EqualRows) =>
  rowsCommand({
    schema: ofTable.extend({
      nero: Total,
      rosso: Total,
      first: z.enum(COLOURS),
      isLast: z.boolean().default(false),
      invites,
    }),
    may: STAFF,
    refuseStale: true,
    decide(
      evening,
      { table: id, nero, rosso, first, isLast, invites: again },
    ): Decision<RowEvent | FromRows> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'open', 'called')
      if (isRefused(colpo)) return colpo
      if (table.level !== 2) return refuse(null, 'not-at-this-level')
      if (table.poste.length === 0) return refuse('T.1.7', 'nothing-staked')
      // A colpo whose stakes were called may always end.
      const barred = colpo.phase === 'open' ? dealingBarredByFloat(evening.float, id) : null
      return (
        barred ??
        halted(table) ??
        settled(
          equal,
          table,
          { nero, rosso, first },
          { isLast: isLast || colpo.isLast, isRecorded: true, invites: again },
        )
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, level }) =>
        level === 2
          ? COLOURS.map((first) => ({
              table: id,
              nero: LEAST_ROW,
              rosso: MOST_ROW,
              first,
              isLast: false,
              invites: false,
            }))
          : [],
      ),
    bounds: () => {
      const total = { min: LEAST_ROW, max: MOST_ROW, step: 1 }
      return { nero: total, rosso: total }
    },
  })

export const settlingCommands = (equal: EqualRows) => ({
  settleColpo: settleColpo(equal),
  recordResult: recordResult(equal),
})
