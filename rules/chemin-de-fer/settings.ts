import type { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips } from '../kernel/chips'
import {
  chips,
  choice,
  count,
  minutes,
  type SettingGroups,
  settingsForm,
  settingsInUnit,
  startingLevel,
  yes,
} from '../kernel/settings'
import type { ClubUnit } from '../kernel/unit'
import type { ProvisionId } from './provisions'

/**
 * The customs of a house (section 17), chosen before the first coup of an evening and then frozen, in the order of the
 * regulation. The defaults are those of a new club. Amounts in chips, times in minutes. Each comment names the row or
 * decision behind the setting.
 */
export const SETTINGS = {
  seats: {
    /** S.2a, V.seated, cf1: the least number of seated players who take the mano. */
    minSeated: count('S.2a', [2, 14], 4),
    /** The numbered seats of a table when it opens. */
    seats: count('S.8a', [4, 14], 9),
    /** S.8b: whether the inspector may add seats to a large table when everyone agrees. */
    seatsAddable: yes('S.8b', false),
    /** S.24: to whom a free seat goes first in mid-taglia; at its end the seated always come first. */
    freeSeat: choice('S.24', ['standing', 'seated']),
    /** S.21a: until when a holder who comes back may carry on. */
    standInReturn: choice('S.21a', ['before-third-ends', 'before-last-dealt']),
  },
  cards: {
    /** S.5: who may mix: one seated player, or any player before the announcement. */
    mayMix: choice('S.5', ['one', 'any']),
    /** S.6a: who cuts when everybody refuses. */
    lastCut: choice('S.6a', ['inspector', 'employee'], 'employee'),
    /** S.6b: the least number of cards at each end of the cut. */
    cutLeast: count('S.6b', [1, 100], 20),
    /** V.cut-four: how many players of the table must be present at the cut. */
    presentAtCut: count('S.6b', [0, 14], 0),
  },
  bank: {
    /** S.9: the least opening bank of a new table. */
    minimum: chips('S.9', Amount.default(asChips(10))),
    /** S.87a: when a mano may be passed. */
    passWhen: choice('S.87a', ['after-win', 'any']),
    /** S.56c, V.lower-bank: when a banker may come down. */
    lowerBank: choice('S.56c', ['after-ties', 'before-first-over']),
    /** S.56b. */
    halveBetweenTaglie: yes('S.56b', true),
    /** cf16: after a win on a bank not fully covered. */
    uncoveredBank: choice('S.56a', ['stays', 'set-aside']),
  },
  rights: {
    /** S.50: how long a lost con il tavolo gives the first right to banco solo. */
    tableLoserKeeps: choice('S.50', ['next-coup', 'mano']),
    /** S.90a, V.sole-suivi, cr9: how long the only punter of a coup may ask for the suivi. */
    soleSuivi: choice('S.94', ['mano', 'next-coup']),
    /** cr3: the highest seated stake has the cards even when con il tavolo was called. */
    highestOverTable: yes('S.51', false),
    /** S.115, V.standing-cards, cf36: in how many cases a standing player gets the cards. */
    standingCards: choice('S.115', ['five', 'three']),
    /** S.112, V.rule-no-cards: whether a player alla regola may take the cards with other stakes down. */
    regolaTakesCards: yes('V.rule-no-cards', false),
  },
  seguito: {
    /** S.96: whether the standing may buy at the sum before the auction. */
    altezzaStanding: yes('S.96', true),
    /** S.84, V.paddle-next: whether the outgoing socio may take the seguito standing, as if seated. */
    outgoingSocioStanding: yes('V.paddle-next', true),
    /** S.97: whether the banker who passed may take the mano back. */
    altezzaOutgoing: yes('S.97', true),
    /** S.82: the least number of seated players for a partnership; 0 for none. */
    socioMinSeated: count('S.82', [0, 14], 6),
  },
  rule: {
    /** S.113c, cf40: a banker's 3 that gave an 8. */
    threeGivingEight: choice('S.113c', ['draw', 'stand'], 'stand'),
    /** cf41: the banker's free cells when the rule is forced. */
    optionalUnderRule: choice('S.61e', ['stand', 'draw']),
    /** S.54, cf54: a card out too soon does not bind a banker alla regola. */
    drawnFreesRegola: yes('S.54', true),
    /** S.110: a card taken against advice. */
    advisedCard: choice('S.110', ['void-if-helps', 'void'], 'void'),
  },
  tax: {
    /** S.10a, cf67, cf68: the tax on the banker's matched win. */
    taxPercent: count('S.10a', [0, 20], 0),
    taxUnit: chips('S.10a', Amount.default(asChips(1))),
    taxRound: choice('S.10a', ['nearest', 'down', 'up']),
  },
  custom: {
    /** Minutes to answer a call to a seat (V.called, cf4). */
    callMinutes: minutes('V.called', 60, 2),
    /** Minutes between the inspector's warning and declaring a seat free (V.away-long, cf5). */
    awayMinutes: minutes('V.away-long', 240, 15),
    /** The level of detail that a table starts with. */
    level: startingLevel('C.4', 2),
    /** The imbalance above which closing needs somebody's leave. */
    recountAbove: chips('C.2', AmountOrNone.default(asChips(100))),
    /** The names of the offices. */
    offices: choice('S.39a', ['sanremo', 'venezia', 'club'], 'club'),
  },
} satisfies SettingGroups<ProvisionId>

export const Settings = settingsForm(SETTINGS)
export type Settings = Readonly<z.infer<typeof Settings>>

/** Customs whose amounts are given in a club's unit, in chips. */
export const inUnit = (settings: Settings, unit: ClubUnit): Settings =>
  settingsInUnit(SETTINGS, settings, unit)

/** The customs of the two houses whose regulations these are, and a new club's. */
export const PROFILES = {
  sanremo: Settings.parse({
    seatsAddable: true,
    lastCut: 'inspector',
    outgoingSocioStanding: false,
    regolaTakesCards: true,
    threeGivingEight: 'draw',
    drawnFreesRegola: false,
    advisedCard: 'void-if-helps',
    taxPercent: 5,
    offices: 'sanremo',
  }),
  venezia: Settings.parse({
    minSeated: 6,
    mayMix: 'any',
    cutLeast: 7,
    presentAtCut: 4,
    standInReturn: 'before-last-dealt',
    freeSeat: 'seated',
    passWhen: 'any',
    lowerBank: 'before-first-over',
    halveBetweenTaglie: false,
    tableLoserKeeps: 'mano',
    soleSuivi: 'next-coup',
    altezzaStanding: false,
    altezzaOutgoing: false,
    socioMinSeated: 0,
    standingCards: 'three',
    highestOverTable: true,
    optionalUnderRule: 'draw',
    taxPercent: 5,
    offices: 'venezia',
  }),
  club: Settings.parse({}),
} as const satisfies Record<string, Settings>
