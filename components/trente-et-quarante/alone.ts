import { changesCashOf } from '@/rules/float/05-limits/section'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { tellsOfEvent } from '@/rules/trente-et-quarante/sentences'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { viewOf } from '@/rules/trente-et-quarante/views/view'
import { postRules } from '../live/alone/alone'

export const alone = postRules({
  decider: trenteGame,
  viewOf,
  tellsOf: tellsOfEvent,
  changesCashOf,
  playOf: ({ status, level, taglia, poste, insurances, colpo, serial }: Table) => [
    ...[status, level, taglia],
    ...[poste, insurances, colpo, serial],
  ],
})
