import { isPhysical } from '@/rules/black-jack/accounts'
import { sceneOf } from '@/rules/black-jack/bench'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { classOf, Settings } from '@/rules/black-jack/settings'
import type { Table } from '@/rules/black-jack/state/table'
import { waitingClaims } from '@/rules/black-jack/views/deputato'
import { knownTo, takesPart } from '@/rules/black-jack/views/known'
import { noticesBetween } from '@/rules/black-jack/views/notices'
import { labelOf } from '@/rules/black-jack/views/summary'
import { viewOf } from '@/rules/black-jack/views/view'
import { bankedGame } from '../banked/game'
import { replayOfClaim } from './judging'
import { abandonedAt, ruledAt } from './print/ruled'

/** The black jack room. */
export const blackJackRoom = bankedGame<Evening, Table, BlackJackCommand, BlackJackGameEvent>({
  name: 'Black jack',
  decider: blackJackGame,
  view: viewOf,
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  takesPart,
  knownTo,
  labelOf,
  classOf: ({ settings }) => classOf(settings),
  sceneOf,
  isPhysical,
  waiting: waitingClaims,
  replay: replayOfClaim,
  notices: noticesBetween,
  settings: Settings,
  pack: 'sabot',
  ruledAt,
  abandonedAt,
})
