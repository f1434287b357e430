import { isPhysical } from '@/rules/trente-et-quarante/accounts'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import {
  type TrenteCommand,
  type TrenteGameEvent,
  trenteGame,
} from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { classOf, Settings } from '@/rules/trente-et-quarante/settings'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { waitingClaims } from '@/rules/trente-et-quarante/views/deputato'
import { knownTo, takesPart } from '@/rules/trente-et-quarante/views/known'
import { noticesBetween } from '@/rules/trente-et-quarante/views/notices'
import { labelOf } from '@/rules/trente-et-quarante/views/summary'
import { viewOf } from '@/rules/trente-et-quarante/views/view'
import { bankedGame } from '../banked/game'

/** The trente et quarante room. */
export const trenteRoom = bankedGame<Evening, Table, TrenteCommand, TrenteGameEvent>({
  name: 'Trente et quarante',
  decider: trenteGame,
  view: viewOf,
  opening: ({ title, day }) => ({ type: 'openEvening', title, day }),
  takesPart,
  knownTo,
  labelOf,
  classOf: ({ settings }) => classOf(settings),
  sceneOf,
  isPhysical,
  waiting: waitingClaims,
  notices: noticesBetween,
  settings: Settings,
  pack: 'taglia',
  ruledAt: ({ disputes }, words) =>
    disputes.flatMap(({ coup: colpo, about, decision }) => {
      if (!decision) return []
      const { at, member: by, why, provision } = decision
      const text = words('banked.ruling', { colpo, about, why, provision: provision ?? '—' })
      return [{ at, by, text }]
    }),
})
