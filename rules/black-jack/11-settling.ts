import type { Evolve } from '../kernel/article'
import { abandonedCommands } from './11-settling/abandoned'
import { settlingArticle } from './11-settling/declared'
import { payingCommands } from './11-settling/paying'
import { type Evening, withTable, withTransfers } from './evening'
import { afterColpo, emptied } from './play/ended'
import type { SettlingEvent } from './play/events'
import { changedCasella } from './play/turn'
import { withColpo } from './play/with-colpo'
import { SETTLING_REFUSALS } from './refusals/11-settling'

const evolve: Evolve<Evening, SettlingEvent> = {
  casellaSettled: (evening, { table: id, casella, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => ({
        ...changedCasella(colpo, casella, (one) => ({ ...emptied(one), isSettled: true })),
        parts: [...colpo.parts, ...parts],
      })),
      transfers,
    ),
  colpoEnded: (evening, { table: id }, { at }) =>
    withTable(evening, id, (table) =>
      table.colpo ? afterColpo(table, table.colpo, { at, isVoid: false }) : {},
    ),
  claimMade: (evening, { table: id, number, casella, player, text }, { at }) =>
    withColpo(evening, id, (colpo) => ({
      ...colpo,
      claims: [...colpo.claims, { number, casella, player, text, at, ruling: null }],
    })),
  claimRuled: (evening, { table: id, number, text }, { at, by }) =>
    withColpo(evening, id, (colpo) => ({
      ...colpo,
      claims: colpo.claims.map((claim) =>
        claim.number === number ? { ...claim, ruling: { by: by.member, at, text } } : claim,
      ),
    })),
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

/** Section 11: settling. */
export const settling = settlingArticle({
  id: '11',
  commands: { ...payingCommands, ...abandonedCommands },
  refusals: SETTLING_REFUSALS,
  evolve,
})
