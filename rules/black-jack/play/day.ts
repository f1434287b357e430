import type { BankedHost } from '../../banked/host'
import { overdrawn } from '../accounts'
import { withPerson, withTransfers } from '../evening'
import { refuse } from '../refuse'
import { changedEvening } from '../state/changed'
import type { Evening } from '../state/evening'

/** How the day of this game lives in the commands that both banked games have. */
export const DAY_HOST: BankedHost<Evening> = {
  ids: { casse: 'J.1', sheet: 'J.5' },
  playing: ({ tables }) =>
    Object.values(tables).some(({ colpo }) => colpo !== null)
      ? refuse(null, 'colpo-in-play')
      : null,
  barred: ({ sentOut }, member) =>
    sentOut.some((one) => one.member === member) ? refuse('B.21', 'sent-out') : null,
  overdrawn,
  changed: changedEvening,
  withPerson,
  withTransfers,
}
