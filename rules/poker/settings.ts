import type { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, NO_CHIPS } from '../kernel/chips'
import {
  chips,
  choice,
  count,
  countOrNone,
  minutes,
  oneOf,
  type SettingGroups,
  settingsForm,
  settingsInUnit,
  startingLevel,
  yes,
} from '../kernel/settings'
import type { ClubUnit } from '../kernel/unit'
import type { ProvisionId } from './provisions'

const MOST_MINUTES = 24 * 60

/**
 * The settings of a class of table, frozen for a table when its first colpo is dealt, in the order in which a club
 * decides them. Amounts in chips, times in minutes. Each comment names the decision behind the setting.
 */
export const SETTINGS = {
  stakes: {
    /** A6: a class is defined by its uscita and its passata. */
    uscita: chips('I.4', Amount),
    passata: chips('III.3', Amount),
    /** A3: the number of seats. */
    seats: count('I.4', [5, 7], 6),
    /** I.4, A6, R20: whether a second table waits for a first of its class, or for any of the same uscita. */
    secondTableBy: choice('I.4', ['class', 'uscita']),
    /** E3, E8: the smallest chip that may be bet. */
    cip: chips('VII.3', Amount.default(asChips(1))),
  },
  pot: {
    /** D1: whether everyone pays the uscita, or only the cartaro. */
    uscitaMode: choice('IV.5', ['tutti', 'cartaro']),
    /** D2: the lowest opening pair rises J, Q, K, or is always kings. */
    openingLevels: choice('VI.2', ['JQK', 'K']),
    /** E1: whether four cards of a scala reale open; by the regulation only pairs and better do. */
    fourOfScalaReale: yes('VI.2', false),
    /** D2: chips that each player adds when nobody opened; none by default. */
    arrosage: chips('XIII.6', AmountOrNone.default(NO_CHIPS)),
    /** G6: the opening level during a parol. */
    parolOpening: choice('VI.2', ['J', 'Q', 'K'], 'K'),
    /** V.5, D7: whether a fault of the pack found after the second card leaves the deal with the cartaro. */
    packFaultKeepsDeal: yes('V.5', false),
    /** X.1: lowest card of the pack; 11 minus the players when null. */
    lowestCard: countOrNone('X.1', [2, 9]),
  },
  onori: {
    /** H1: no honours, a payment by each who took part, or a pot in honour. */
    onori: choice('XIV.1', ['nessuno', 'pagamento', 'pot'], 'pagamento'),
    /** H2: chips of a poker's honour; a scala reale is worth double. */
    onore: chips('XIV.2', AmountOrNone.default(asChips(1))),
    /** H3: in payment mode, the factor of an honour without opponents. */
    onoreMultiplier: count('XIV.3', [1, 3], 1),
  },
  clocks: {
    /** A2: minutes that the five called players have to answer. */
    callMinutes: minutes('I.3', MOST_MINUTES, 10),
    /** A8: minutes for which a place stays on offer to a supernumerary. */
    offerMinutes: minutes('I.11', MOST_MINUTES, 2),
    /** I.10, A11: minutes that a player may be away. */
    awayMinutes: minutes('I.10', MOST_MINUTES, 30),
    /** I.13, A12: the least duration of the game, and whether a late entrant has an hour of their own. */
    firstHourMinutes: minutes('I.13', MOST_MINUTES, 60),
    firstHour: choice('I.13', ['tavolo', 'giocatore']),
    /** A14: below this many players the table dissolves. */
    minimumPlayers: count('II.7', [2, 5], 3),
  },
  cash: {
    /** The level of detail that the table starts with: 1 casse only, 2 results, 3 move by move. */
    level: startingLevel('XVI.1', 2),
    /** III.6: whether the secretary confirms a passata, or the table itself. */
    passataConfirmedBy: choice('III.6', ['segretario', 'tavolo']),
    /** M5: an imbalance above this asks for a recount; the passata by default. */
    recountAbove: chips('XVI.2', AmountOrNone.nullable().default(null)),
  },
  custom: {
    /** XV.1: whether a partito needs both its conditions, or either, as the letter has it. */
    partitoWhen: choice('XV.1', ['both', 'either']),
    /** O1: whether affranchi are allowed. */
    affranco: yes('A.1', false),
    /** A.1, O1: how many players an affranco may join: two, or three by the Appendix's first words. */
    affrancoMax: oneOf('A.1', [2, 3], 2),
  },
} satisfies SettingGroups<ProvisionId>

export const Settings = settingsForm(SETTINGS)
export type Settings = Readonly<z.infer<typeof Settings>>

/** Settings whose amounts are given in a club's unit, in chips. */
export const inUnit = (settings: Settings, unit: ClubUnit): Settings =>
  settingsInUnit(SETTINGS, settings, unit)

/** M5: the imbalance, in chips, above which a recount is needed. */
export const recountLimit = (settings: Settings): Chips => settings.recountAbove ?? settings.passata
