import { isPhysical } from '@/rules/black-jack/accounts'
import { sceneOf } from '@/rules/black-jack/bench'
import { BLACK_JACK_ODDS } from '@/rules/black-jack/chances/day'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { replayOfColpo } from '@/rules/black-jack/judging/replay'
import { classOf, Settings } from '@/rules/black-jack/settings'
import type { Table } from '@/rules/black-jack/state/table'
import * as views from '@/rules/black-jack/views/view'
import { bankedGame } from '../banked/game'
import { replayOfClaims } from '../banked/judging'
import { abandonedAt, ruledAt } from './print/ruled'

/** The black jack room. */
export const blackJackRoom = bankedGame<Evening, Table, BlackJackCommand, BlackJackGameEvent>({
  name: 'Black jack',
  decider: blackJackGame,
  views,
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  again: ({ limits: { minimum, maximum }, settings }) => ({
    ...{ type: 'openTable', minimum, maximum, settings },
    as: 'control',
  }),
  classOf: ({ settings }) => classOf(settings),
  sceneOf,
  isPhysical,
  shoeOf: ({ shoe: { number, out }, settings: { packs } }) => ({ number, packs, seen: out }),
  replay: replayOfClaims(
    ({ claims }: Table, claim) => claims.find(({ number }) => number === claim)?.colpo,
    replayOfColpo,
  ),
  settings: Settings,
  odds: BLACK_JACK_ODDS,
  pack: 'sabot',
  ruledAt,
  abandonedAt,
})
