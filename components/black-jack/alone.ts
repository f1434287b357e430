import { blackJackGame } from '@/rules/black-jack/decider'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import { viewOf } from '@/rules/black-jack/views/view'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { postRules } from '../live/alone/alone'

export const alone = postRules({
  decider: blackJackGame,
  viewOf,
  tellsOf: tellsOfEvent,
  changesCashOf,
})
