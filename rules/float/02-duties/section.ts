import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import { changedRoom, withFloat } from '../room'
import { dutyArticle } from './commands'
import { handoverCommands } from './handover'
import { DUTY_REFUSALS } from './refusals'
import { afterTax, taxCommands } from './tax'

/** Section 2: what the changeur does. */
export const duties = dutyArticle({
  id: 'F2',
  commands: { ...handoverCommands, ...taxCommands },
  refusals: DUTY_REFUSALS,
  evolve: {
    handoverBegun: (room, { table, from, to }, { at }) =>
      withFloat(room, table, () => ({ handover: { from, to, at, first: null, attended: null } })),
    handoverCounted: (room, { table, by, pieces, banknotes }) =>
      withFloat(room, table, ({ handover }) => ({
        handover: handover && {
          ...handover,
          first: handover.first ?? { by, pieces, banknotes },
        },
      })),
    turnRelieved: (room, { table, from, to, inspector, pieces, banknotes }, { at }) =>
      withFloat(room, table, () => ({
        handover: {
          from,
          to,
          at,
          first: { by: inspector, pieces, banknotes },
          attended: inspector,
        },
      })),
    handoverAttended: (room, { table, inspector }) =>
      withFloat(room, table, ({ handover }) => ({
        handover: handover && { ...handover, attended: inspector },
      })),
    handoverRefused: (room, { table }) =>
      withFloat(room, table, () => ({ handover: null, gapDue: true })),
    turnTaken: (room, { table, to, pieces, banknotes, isRight, bank }, { at }) =>
      withFloat(room, table, ({ turn, pastTurns, bank: before }) => ({
        handover: null,
        pastTurns: turn ? [...pastTurns, { ...turn, until: at }] : pastTurns,
        ...(bank ? { pieces } : {}),
        ...bankAfterCount({ bank: before }, bank),
        turn: { changeur: to, since: at, until: null, took: pieces, banknotes },
        ...(isRight ? goodCountNow(room, table, at) : { gapDue: true }),
      })),
    taxPaid: (room, { table, coup, box, taken, rest }) =>
      withFloat(room, table, ({ pieces, taxes }) => ({
        pieces: afterTax(pieces, { box, taken, rest }),
        taxes: taxes.map((tax) => (tax.coup === coup ? { ...tax, paid: box } : tax)),
      })),
    suspicionReported: (room, { table, by, text }, { at }) =>
      changedRoom(room, {
        reports: [
          ...room.reports,
          { number: room.reports.length + 1, at, by, table, to: ['commissario'], text },
        ],
      }),
  },
})
