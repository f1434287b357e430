import { poker } from '@/rules/poker/decider'
import { tellsOfEvent } from '@/rules/poker/sentences'
import { carriedAt } from '@/rules/poker/views/carried'
import { noticesBetween } from '@/rules/poker/views/notices'
import { sheetsBetween } from '@/rules/poker/views/sheets'
import { viewOf } from '@/rules/poker/views/view'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: poker,
    view: viewOf,
    carriedAt,
    between: (before, after) => [noticesBetween(before, after), sheetsBetween(before, after)],
    tells: tellsOfEvent,
  },
  (journal) => ['three-levels', 'mid-colpo', 'reopened'].includes(journal),
)
