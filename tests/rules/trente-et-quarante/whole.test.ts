import { carriedAt } from '@/rules/banked/views/carried'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import { TRENTE_ODDS } from '@/rules/trente-et-quarante/chances/day'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { tellsOfEvent } from '@/rules/trente-et-quarante/sentences'
import { noticesBetween, viewOf } from '@/rules/trente-et-quarante/views/view'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: trenteGame,
    view: viewOf,
    carriedAt,
    between: noticesBetween,
    tells: tellsOfEvent,
    sceneOf,
    odds: TRENTE_ODDS,
  },
  (journal) => journal.startsWith('trente-'),
)
