import type { Evolve } from '../../kernel/article'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import { withMore } from '../mano/shares'
import { afterCoup, afterVoid } from '../play/after'
import type { SettledCoup } from '../state/coup'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import type { CoupEvent, PlayEvent, RecordEvent } from './events'
import { coupAfter } from './moved'

/** The evening after a move of the coup in play. */
const moved = (evening: Evening, event: PlayEvent): Evening =>
  withCoup(evening, event.table, (coup) => coupAfter(coup, event))

/** The taglia with cards out of the sabot, where they are counted. */
const withCardsOut = ({ taglia }: Table, cards: number): Pick<Table, 'taglia'> => ({
  taglia: { ...taglia, cardsOut: taglia.cardsOut === null ? null : taglia.cardsOut + cards },
})

/** A mano whose count of wins and ties follows a corrected result. */
const recounted = (
  mano: Mano,
  was: SettledCoup['result'],
  is: SettledCoup['result'],
  shares: Mano['shares'],
): Mano => ({
  ...mano,
  wins: mano.wins + Number(is === 'banco') - Number(was === 'banco'),
  ties: mano.ties + Number(is === 'tie') - Number(was === 'tie'),
  shares: withMore(mano.shares, shares),
})

const PLAY: Evolve<Evening, PlayEvent> = {
  cardsDealt: (evening, event) =>
    withTable(moved(evening, event), event.table, (table) => {
      // Cards that their holder has refused lie there already and are given to another (S.57).
      if (table.coup && table.coup.number <= table.taglia.coups) return {}
      const { taglia } = withCardsOut(table, 4)
      return { taglia: { ...taglia, coups: taglia.coups + 1 } }
    }),
  wordSaid: moved,
  wordChanged: moved,
  bankShown: moved,
  thirdDrawn: (evening, event) =>
    withTable(moved(evening, event), event.table, (table) => withCardsOut(table, 1)),
  pointNamed: moved,
  puntaShown: moved,
  pointsTold: moved,
  coupDecided: moved,
}

const RECORD: Evolve<Evening, RecordEvent> = {
  coupRecorded: (evening, { table, settled, shares, transfers }, { at }) => {
    const paid = withTransfers({ ...evening, isFrozen: true }, transfers)
    return withTable(paid, table, (before) => ({
      ...afterCoup(before, { ...settled, at, transfers }, shares, evening.settings),
      coupSerial: settled.serial,
      taglia: { ...before.taglia, coups: before.taglia.coups + 1 },
    }))
  },
  coupVoided: (evening, { table, settled, transfers }, { at }) =>
    withTable(withTransfers(evening, transfers), table, (before) =>
      afterVoid(before, { ...settled, at, transfers }),
    ),
  coupCorrected: (evening, { table, was, settled, shares, transfers }) =>
    withTable(withTransfers(evening, transfers), table, ({ past, mano }) => ({
      past: past.map((one) =>
        one.serial === settled.serial
          ? { ...settled, at: one.at, transfers: [...one.transfers, ...transfers] }
          : one,
      ),
      mano:
        mano && mano.number === settled.mano
          ? recounted(mano, was.result, settled.result, shares)
          : mano,
    })),
}

/** The evening after each event of the coup. */
export const EVOLVE: Evolve<Evening, CoupEvent> = { ...PLAY, ...RECORD }
