import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import { changedRoom, withFloat } from '../room'
import { officeArticle } from './commands'
import { orderCommands } from './orders'
import { OFFICE_REFUSALS } from './refusals'
import { staffCommands } from './staff'

/** Section 1: the offices, and what the inspector orders and checks. */
export const offices = officeArticle({
  id: 'F1',
  commands: { ...staffCommands, ...orderCommands },
  refusals: OFFICE_REFUSALS,
  evolve: {
    floatDeclared: (room, { settings, boxes = [] }) => changedRoom(room, { settings, kept: boxes }),
    dutyEntered: (room, { member, office, where }, { at }) =>
      changedRoom(room, {
        staff: [
          ...room.staff,
          { number: room.staff.length + 1, member, office, table: where, from: at, to: null },
        ],
      }),
    dutyLeft: (room, { duty }, { at }) =>
      changedRoom(room, {
        staff: room.staff.map((one) => (one.number === duty ? { ...one, to: at } : one)),
      }),
    irregularityReported: (room, { who, to, text }, { at }) =>
      changedRoom(room, {
        reports: [
          ...room.reports,
          { number: room.reports.length + 1, at, by: who, table: null, to, text },
        ],
      }),
    openingOrdered: (room, { table }) => withFloat(room, table, () => ({ order: 'open' })),
    closingOrdered: (room, { table }) => withFloat(room, table, () => ({ order: 'close' })),
    checkRecorded: (room, { table, what, isRight, inspector, note }, { at }) =>
      changedRoom(room, {
        checks: [
          ...room.checks,
          {
            number: room.checks.length + 1,
            table,
            at,
            what,
            isRight,
            inspector,
            witness: null,
            note,
          },
        ],
      }),
    cardsCounted: (room, { table, by, when, taglia, cards, masks, isWhole, note }, { at }) =>
      withFloat(room, table, ({ cardCounts }) => ({
        cardCounts: [...cardCounts, { at, by, when, taglia, cards, masks, isWhole, note }],
      })),
    spotCounted: (room, { table, inspector, changeur, pieces, banknotes }, { at }) =>
      withFloat(room, table, () => ({
        presence: { kind: 'spot', at, inspector, changeur, pieces, banknotes, seal: null },
      })),
    spotChecked: (room, { table, inspector, witness, isRight, bank }, { at }) =>
      changedRoom(
        withFloat(room, table, (float) => ({
          presence: null,
          ...(bank && float.presence ? { pieces: float.presence.pieces } : {}),
          ...bankAfterCount(float, bank),
          ...(isRight ? goodCountNow(room, table, at) : { gapDue: true }),
        })),
        {
          checks: [
            ...room.checks,
            {
              number: room.checks.length + 1,
              table,
              at,
              what: 'dotazione',
              isRight,
              inspector,
              witness,
              note: '',
            },
          ],
        },
      ),
    caseDecided: (room, { table, inspector, text, recordings }, { at }) =>
      changedRoom(room, {
        cases: [
          ...room.cases,
          { number: room.cases.length + 1, table, at, inspector, text, recordings },
        ],
      }),
  },
})
