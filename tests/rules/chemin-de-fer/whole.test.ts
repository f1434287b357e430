import { CHEMIN_ODDS } from '@/rules/chemin-de-fer/chances/day'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import { carriedAt } from '@/rules/chemin-de-fer/views/carried'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { sheetsBetween } from '@/rules/chemin-de-fer/views/sheets'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: chemin,
    view: viewOf,
    carriedAt,
    between: (before, after) => [noticesBetween(before, after), sheetsBetween(before, after)],
    tells: tellsOfEvent,
    sceneOf,
    odds: CHEMIN_ODDS,
  },
  (journal) => journal.startsWith('chemin-'),
)
