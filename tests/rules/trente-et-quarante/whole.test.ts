import { BOOK } from '@/rules/banked/accounts'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { tellsOfEvent } from '@/rules/trente-et-quarante/sentences'
import { noticesBetween, viewOf } from '@/rules/trente-et-quarante/views/view'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: trenteGame,
    view: viewOf,
    between: (before, after) => [
      noticesBetween(before, after),
      termsBetween(before.float, after.float, BOOK),
    ],
    tells: tellsOfEvent,
    book: (evening, table) =>
      evening.float.settings === null ? null : dayBookOf(sceneOf(evening), table),
  },
  (journal) => journal.startsWith('trente-'),
)
