import type { BankedHost } from '../../banked/host'
import { overdrawn } from '../accounts'
import { withPerson, withTransfers } from '../evening'
import { refuse } from '../refuse'
import { changedEvening } from '../state/changed'
import type { Evening } from '../state/evening'

/** How the day of this game lives in the commands that both banked games have. */
export const DAY_HOST: BankedHost<Evening> = {
  ids: { casse: 'K.1', sheet: 'K.5' },
  playing({ tables }) {
    const all = Object.values(tables)
    if (all.some(({ colpo }) => colpo !== null)) return refuse(null, 'colpo-in-play')
    return all.some(({ poste }) => poste.length > 0) ? refuse('K.5', 'stakes-lie') : null
  },
  barred: () => null,
  overdrawn,
  changed: changedEvening,
  withPerson,
  withTransfers,
}
