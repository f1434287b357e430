import { FLOAT_PROFILES, type FloatSettings, listOf } from '@/rules/float/settings'
import { type Act, act, coupRecorded, type Who } from './chemin'

/** The staff by player number: nobody of them plays. */
export const STAFF = {
  commissario: 7,
  testimone: 8,
  changeur: 9,
  second: 10,
  valletto: 11,
  'cassa-esterna': 12,
  'capo-partita': 13,
  conta: 14,
  otherCounter: 15,
} as const
/** Those who play, and how many people that makes with the staff. */
export const PLAYERS = [1, 2, 3, 4, 5, 6] as const
export const PEOPLE = 15

const T1 = { table: 'T1' } as const
const { commissario, testimone, changeur, second, valletto } = STAFF
const cards = (when: 'unsealed' | 'closing') =>
  act(STAFF['capo-partita'], 'countCards', { ...T1, when, cards: 312, masks: 2, note: '' })

/** The house declares its float, its staff comes on duty, and the box of table 1 is opened before two. */
export function floatOpened(who: Who, settings: FloatSettings = FLOAT_PROFILES.venezia): Act[] {
  const enter = (n: number, office: string, where: string | null = null) =>
    act('desk', 'enterDuty', { member: who(n), office, where })
  const pieces = listOf(settings)
  return [
    act('desk', 'declareFloat', { settings }),
    enter(commissario, 'commissario'),
    enter(testimone, 'testimone'),
    enter(changeur, 'changeur', 'T1'),
    enter(second, 'changeur', 'T1'),
    enter(valletto, 'valletto'),
    enter(STAFF['cassa-esterna'], 'cassa-esterna'),
    enter(STAFF['capo-partita'], 'capo-partita', 'T1'),
    enter(STAFF.conta, 'conta'),
    enter(STAFF.otherCounter, 'conta'),
    act(commissario, 'orderOpening', T1),
    cards('unsealed'),
    act(STAFF['capo-partita'], 'placeTaxBox', { ...T1, label: '7', seal: '118' }),
    act(commissario, 'countOpening', { ...T1, changeur: who(changeur), pieces }),
    act(testimone, 'confirmOpening', T1),
  ]
}

/** A reintegro of one piece of 500 against five of 100, step by step; `movement` is its number. */
export const reintegro = (movement: number): Act[] => [
  act(changeur, 'askMovement', {
    ...T1,
    kind: 'reintegro',
    gives: { '500': 1 },
    notes: 0,
    gets: { '100': 5 },
  }),
  act(commissario, 'approveMovement', { ...T1, movement }),
  act(STAFF['cassa-esterna'], 'prepareMovement', { ...T1, movement }),
  act(testimone, 'countersignMovement', { ...T1, movement }),
  act(valletto, 'carryMovement', { ...T1, movement }),
  act(changeur, 'receiveMovement', { ...T1, movement, pieces: { '100': 5 } }),
]

/** The turn passes from the first changeur to the second: both count the same pieces. */
export const handover = (
  who: Who,
  pieces: Readonly<Record<string, number>>,
  banknotes = 0,
): Act[] => [
  act(changeur, 'beginHandover', { ...T1, to: who(second) }),
  act(changeur, 'countHandover', { ...T1, member: who(changeur), pieces, banknotes }),
  act(second, 'countHandover', { ...T1, member: who(second), pieces, banknotes }),
]

/** A coup of level 2 that the bank wins, and its tax in pieces of 10, 5 and 1 by the changeur on turn. */
export function taxedCoup(
  coup: number,
  {
    bank,
    matched,
    tax,
    by = changeur,
  }: { bank: number; matched: number; tax: number; by?: number },
): Act[] {
  const kinds = { 10: Math.floor(tax / 10), 5: Math.floor((tax % 10) / 5), 1: tax % 5 }
  const box = Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0))
  const paid = { ...T1, coup, box, taken: { '1': tax }, rest: {} }
  return [coupRecorded(bank, matched, 'banco'), act(by, 'payTax', paid)]
}

/** The float of table 1 is closed before two with these pieces, and its box of the tax is counted. */
export function floatClosed(
  pieces: Readonly<Record<string, number>>,
  { banknotes = 0, tax = {} as Readonly<Record<string, number>> } = {},
): Act[] {
  const { conta, otherCounter } = STAFF
  return [
    act(commissario, 'orderClosing', T1),
    cards('closing'),
    act(commissario, 'countClosing', { ...T1, pieces, banknotes, seal: '204' }),
    act(testimone, 'confirmClosing', T1),
    act(commissario, 'sealTaxBox', { ...T1, seal: '119' }),
    act(commissario, 'escortTaxBox', T1),
    act(conta, 'receiveTaxBox', { ...T1, isSealWhole: true }),
    act(conta, 'countTaxBox', { ...T1, pieces: tax }),
    act(otherCounter, 'confirmTaxBox', T1),
  ]
}
