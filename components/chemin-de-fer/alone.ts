import { chemin } from '@/rules/chemin-de-fer/decider'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { postRules } from '../live/alone/alone'

export const alone = postRules({
  decider: chemin,
  viewOf,
  tellsOf: tellsOfEvent,
  changesCashOf,
  playOf: ({ status, level, taglia, turn, mano, manoNumber, seguito, coup, coupSerial }: Table) => [
    ...[status, level, taglia, turn],
    ...[mano, manoNumber, seguito, coup, coupSerial],
  ],
})
