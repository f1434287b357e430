import { changesCashOf } from '@/rules/float/05-limits/section'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { tellsOfEvent } from '@/rules/trente-et-quarante/sentences'
import { viewOf } from '@/rules/trente-et-quarante/views/view'
import { postRules } from '../live/alone/alone'

export const alone = postRules({
  decider: trenteGame,
  viewOf,
  tellsOf: tellsOfEvent,
  changesCashOf,
})
