import { carriedAt } from '@/rules/banked/views/carried'
import { sceneOf } from '@/rules/black-jack/bench'
import { BLACK_JACK_ODDS } from '@/rules/black-jack/chances/day'
import { blackJackGame } from '@/rules/black-jack/decider'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import { noticesBetween, viewOf } from '@/rules/black-jack/views/view'
import { answersAsBefore } from '../../support/whole'

answersAsBefore(
  {
    decider: blackJackGame,
    view: viewOf,
    carriedAt,
    between: noticesBetween,
    tells: tellsOfEvent,
    sceneOf,
    odds: BLACK_JACK_ODDS,
  },
  (journal) => journal.startsWith('black-jack-'),
)
