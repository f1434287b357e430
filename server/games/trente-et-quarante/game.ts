import { isPhysical } from '@/rules/trente-et-quarante/accounts'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import { TRENTE_ODDS } from '@/rules/trente-et-quarante/chances/day'
import {
  type TrenteCommand,
  type TrenteGameEvent,
  trenteGame,
} from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { replayOfColpo } from '@/rules/trente-et-quarante/judging/replay'
import { classOf, PACKS_IN_TAGLIA, Settings } from '@/rules/trente-et-quarante/settings'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import * as views from '@/rules/trente-et-quarante/views/view'
import { bankedGame } from '../banked/game'
import { replayOfClaims } from '../banked/judging'
import { ruledAt } from './print/ruled'

/** The trente et quarante room. */
export const trenteRoom = bankedGame<Evening, Table, TrenteCommand, TrenteGameEvent>({
  name: 'Trente et quarante',
  decider: trenteGame,
  views,
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  again: ({ limits: { minimum, maximum }, settings }) => ({
    ...{ type: 'openTable', minimum, maximum, settings },
    as: 'control',
  }),
  classOf: ({ settings }) => classOf(settings),
  sceneOf,
  isPhysical,
  shoeOf: ({ taglia: { number, out } }) => ({ number, packs: PACKS_IN_TAGLIA, seen: out }),
  replay: replayOfClaims(
    ({ disputes }: Table, claim) => disputes.find(({ number }) => number === claim)?.coup,
    replayOfColpo,
  ),
  settings: Settings,
  odds: TRENTE_ODDS,
  pack: 'taglia',
  ruledAt,
})
