import { floatOn } from '../banked/float'
import type { Bench } from '../banked/host'
import { overdrawn } from './accounts'
import { withNewTable, withPerson, withTable, withTransfers } from './evening'
import { cardsIn } from './play/shoe'
import { refuse } from './refuse'
import { changedEvening, changedTable } from './state/changed'
import { copyTable } from './state/copy'
import type { Evening } from './state/evening'
import type { Table } from './state/table'

/** A ruling moves no chips here, and what a void moved goes back with it. */
const NO_CHIPS_MOVED = { hasMovedChips: false } as const

/** How the day of black jack lives on the bench of all banked games. */
export const BENCH: Bench<Evening, Table> = {
  ids: { casse: 'J.1', sheet: 'J.5', limits: 'B.2.3', day: 'J.1', level: 'J.2', back: 'J.3' },
  playing: ({ tables }) =>
    Object.values(tables).some(({ colpo }) => colpo !== null)
      ? refuse(null, 'colpo-in-play')
      : null,
  barred: ({ sentOut }, member) =>
    sentOut.some((one) => one.member === member) ? refuse('B.21', 'sent-out') : null,
  overdrawn,
  changed: changedEvening,
  changedTable,
  copyTable,
  withTable,
  withNewTable,
  withPerson,
  withTransfers,
  withClaims: (back, { claims }) => changedTable(back, { claims }),
  opensStakes: (level) => level === 3,
  heardAt: ({ claims, voided }) => [
    ...claims.map(({ colpo, at, ruling }) => ({ colpo, at: ruling?.at ?? at, ...NO_CHIPS_MOVED })),
    ...voided.map(({ colpo, at }) => ({ colpo, at, ...NO_CHIPS_MOVED })),
  ],
}

/** How the float lives in a day of black jack: the shoe is its taglia. */
export const { host: FLOAT_HOST, sceneOf } = floatOn(BENCH, ({ shoe, settings }) => ({
  taglia: shoe.number,
  isBetweenTaglie: !['in-play', 'last-colpo'].includes(shoe.step),
  cards: cardsIn(settings),
  packs: settings.packs,
}))
