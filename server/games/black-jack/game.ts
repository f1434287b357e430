import { memberOf } from '@/rules/banked/ids'
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
import type { GameRuling } from '@/server/print/float/fill/context'
import type { Words } from '@/server/print/words'
import { bankedGame } from '../banked/game'
import { replayOfClaim } from './judging'

/** The black jack room. */
export const blackJackRoom = bankedGame<Evening, Table, BlackJackCommand, BlackJackGameEvent>({
  name: 'Black jack',
  decider: blackJackGame,
  view: viewOf,
  opening: ({ title, day }) => ({ type: 'openEvening', title, day }),
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
  abandonedAt: ({ abandoned }, words) =>
    abandoned.map(({ at, player, casella, chips, status }) => ({
      at,
      member: memberOf(player),
      place: words('banked.casella', { number: casella }),
      chips,
      status,
    })),
})

/** The claims ruled on at a table and the colpi or caselle voided there, in the order of the hours. */
function ruledAt({ claims, voided }: Table, words: Words): GameRuling[] {
  return [
    ...claims.flatMap(({ colpo, text: about, ruling }) =>
      ruling ? [{ ...ruling, colpo, about }] : [],
    ),
    ...voided.map(({ casella, ...one }) => ({
      ...one,
      about:
        casella === null
          ? words('banked.voidColpo')
          : words('banked.voidCasella', { number: casella }),
    })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ at, by, colpo, about, why, provision }) => ({
      at,
      by,
      text: words('banked.ruling', { colpo, about, why, provision: provision ?? '—' }),
    }))
}
