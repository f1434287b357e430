import { BOOK } from '@/rules/banked/accounts'
import { sceneOf } from '@/rules/black-jack/bench'
import { blackJackGame } from '@/rules/black-jack/decider'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import { noticesBetween, viewOf } from '@/rules/black-jack/views/view'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: blackJackGame,
    view: viewOf,
    between: (before, after) => [
      noticesBetween(before, after),
      termsBetween(before.float, after.float, BOOK),
    ],
    tells: tellsOfEvent,
    book: (evening, table) =>
      evening.float.settings === null ? null : dayBookOf(sceneOf(evening), table),
  },
  (journal) => journal.startsWith('black-jack-'),
)
