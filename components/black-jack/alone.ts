import { blackJackGame } from '@/rules/black-jack/decider'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import type { Table } from '@/rules/black-jack/state/table'
import { viewOf } from '@/rules/black-jack/views/view'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { postRules } from '../live/alone/alone'

export const alone = postRules({
  decider: blackJackGame,
  viewOf,
  tellsOf: tellsOfEvent,
  changesCashOf,
  playOf: ({ status, level, shoe, colpo, serial }: Table) => [status, level, shoe, colpo, serial],
})
