import type { Giver } from './day'

/** One command of a scripted evening of chemin de fer; the payload's fields that have a default may be left out. */
export interface Act {
  by: Giver
  type: string
  payload: Readonly<Record<string, unknown>>
}

/** The id of a player by number; player `n` sits on the seat `n` places after the first player of the table. */
export type Who = (n: number) => string

export const act = (by: Giver, type: string, payload: Act['payload'] = {}): Act => ({
  by,
  type,
  payload,
})

export interface ScriptedTable {
  table: string
  level: 1 | 2 | 3
  /** Its players by number, from seat 1. */
  players: readonly number[]
  /** The chips that each of them draws. */
  chips: number
  minimum: number
}

export const TABLE: ScriptedTable = {
  table: 'T1',
  level: 3,
  players: [1, 2, 3, 4],
  chips: 1_000,
  minimum: 10,
}

/** A table is opened and its players come, ask for chips and sit. */
export function seatedAt(who: Who, given: Partial<ScriptedTable> = {}): Act[] {
  const { table, level, players, chips, minimum } = { ...TABLE, ...given }
  const seats = players.length
  return [
    act('inspector', 'openTable', { seats, minimum, level, isLarge: false }),
    ...players.map((n) => act(n, 'askCassa', { member: who(n), chips })),
    ...players.map((n) => act('desk', 'handCassa', { member: who(n), chips })),
    ...players.map((n, index) => act(n, 'takeSeat', { table, member: who(n), seat: index + 1 })),
  ]
}

/** The cards are checked, mixed, cut by the last seat's player and loaded into the sabot: seat 1 has the turn. */
export function loaded(who: Who, given: Partial<ScriptedTable> = {}): Act[] {
  const { table, players } = { ...TABLE, ...given }
  const tablet = (type: string, payload: object = {}) => act('tablet', type, { table, ...payload })
  return [
    tablet('enterPacks', { colours: ['blu', 'rosso'], first: 3 }),
    ...['checkCards', 'beginTaglia', 'announceCards', 'offerCut'].map((type) => tablet(type)),
    tablet('cut', { member: who(players.at(-1) ?? 1), cards: null }),
    tablet('loadSabot'),
  ]
}

/** The points of both sides after a card of three to the punta; the bank's six stands. */
const PUNTA_FIRST = { banco: 2, tie: 3, punta: 5 } as const
export type Played = keyof typeof PUNTA_FIRST

interface ScriptedCoup {
  table?: string
  /** Stakes by player, each before their own seat; the first has the cards. */
  stakes: readonly (readonly [player: number, chips: number])[]
  result: Played
  /** The seat of a player at this table; the player's own number unless told otherwise. */
  seatOf?: (n: number) => number
}

/** A coup of level 3, from the bank announced to its result known: the punta draws a three, the bank stands on six. */
export function coupDecided(who: Who, given: ScriptedCoup): Act[] {
  const { table = 'T1', stakes, result, seatOf = (n) => n } = given
  const tablet = (type: string, payload: object = {}) => act('tablet', type, { table, ...payload })
  const [first] = stakes
  return [
    tablet('announceBank', { toutVa: false, seesStakes: false }),
    ...stakes.map(([n, sum]) => {
      const place = { kind: 'seat', seat: seatOf(n) }
      return act(n, 'layStake', { table, member: who(n), place, sum, line: 'beyond', part: null })
    }),
    tablet('closeGame'),
    tablet('giveCards', { member: who(first?.[0] ?? 1) }),
    tablet('dealCards'),
    tablet('sayWord', { side: 'punta', word: 'carta' }),
    tablet('showBank', { cards: ['Kp', '6c'] }),
    tablet('drawThird', { side: 'punta', card: '3q', value: null }),
    tablet('sayWord', { side: 'banco', word: 'no' }),
    tablet('showPunta', { point: PUNTA_FIRST[result] }),
  ]
}

/** The same coup, paid. */
export const coupSettled = (who: Who, given: ScriptedCoup): Act[] => [
  ...coupDecided(who, given),
  act('tablet', 'settleCoup', { table: given.table ?? 'T1' }),
]

/** A coup of level 2 in three taps. */
export const coupRecorded = (bank: number, matched: number, result: Played, table = 'T1'): Act =>
  act('tablet', 'recordResult', { table, bank, matched, result })

/** A mano opened at its holder's turn. */
export const bankOpened = (who: Who, n: number, bank: number, table = 'T1'): Act =>
  act(n, 'openBank', { table, member: who(n), bank })

/** The mano that player `n` passes is let go by all the seated, and not taken back: the auction begins. */
export const upToAuction = (who: Who, n: number, table = 'T1'): Act[] => [
  act(n, 'passMano', { table, member: who(n) }),
  ...['closeStep', 'closeStep', 'beginAuction'].map((type) => act('tablet', type, { table })),
]

export const bidOf = (who: Who, n: number, chips: number, table = 'T1'): Act =>
  act(n, 'bid', { table, member: who(n), after: null, chips, together: false })
