import { BOOK } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { sheetsBetween } from '@/rules/chemin-de-fer/views/sheets'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: chemin,
    view: viewOf,
    between: (before, after) => [
      noticesBetween(before, after),
      sheetsBetween(before, after),
      termsBetween(before.float, after.float, BOOK),
    ],
    tells: tellsOfEvent,
    book: (evening, table) =>
      evening.float.settings === null ? null : dayBookOf(sceneOf(evening), table),
  },
  (journal) => journal.startsWith('chemin-'),
)
