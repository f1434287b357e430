import { type Chips, lesser, NO_CHIPS, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { limitOf } from '../03-resto/limits'
import type { Edition } from '../editions'
import { POT, restoOf } from '../money/accounts'
import type { Colpo } from '../state/colpo'
import type { Hand, Play } from '../state/play'
import type { Table } from '../state/table'
import { voidDealsOf } from './void'

/** The facts that the deal gives to the play; amounts in chips. */
export interface Dealt {
  edition: Edition
  giro: readonly MemberId[]
  pot: Chips
  cip: Chips
  passata: Chips
  /** Each player's resto after the uscite. */
  resti: Readonly<Record<MemberId, Chips>>
  /** Each player's payment into the pot at this deal, in the order of the giro. */
  uscite: readonly Chips[]
  /** C4: the limit of each player all'altezza. */
  altezza: Readonly<Record<MemberId, Chips>>
}

/** The facts that the play at level 3 begins with. */
export const handedOver = (table: Table, colpo: Colpo): Dealt => ({
  edition: table.edition,
  giro: colpo.players,
  pot: colpo.pot,
  cip: table.settings.cip,
  passata: table.settings.passata,
  resti: colpo.stakes,
  altezza: colpo.altezza,
  uscite: colpo.players.map((member) => paidBy(member, table, colpo)),
})

/** The player's payment at this deal and at the void ones that it repeats (D7), without older debts. */
function paidBy(member: MemberId, table: Table, colpo: Colpo): Chips {
  const account = restoOf(member)
  let paid = NO_CHIPS
  for (const { dealt } of [colpo, ...voidDealsOf(table)])
    for (const { from, to, chips } of dealt)
      if (from === account && to === POT) paid = plus(paid, chips)
  return colpo.parolOf === null ? lesser(paid, table.settings.uscita) : paid
}

/** A hand whose player has not spoken yet. */
const unspoken = (uscita: Chips, limit: Chips): Hand => ({
  standing: 'waiting',
  inPassetto: false,
  put: NO_CHIPS,
  round: NO_CHIPS,
  uscita,
  limit,
  spoken: false,
  asked: null,
  count: 5,
  shown: null,
})

/** A play without any move: the first player on the cartaro's left has the turn. */
const unplayed = ({ edition, giro, hands, pot, cip, notes }: Begun): Play => ({
  edition,
  phase: 'opening',
  giro,
  hands,
  speaker: giro[0] ?? null,
  pot,
  cip,
  opener: null,
  openedFor: NO_CHIPS,
  bet: NO_CHIPS,
  raises: 0,
  lastRaiser: null,
  openingHeld: null,
  answering: [],
  interrupted: null,
  nullified: null,
  taker: null,
  partito: false,
  parol: false,
  faceUp: 0,
  masked: 0,
  lowest: null,
  secondTake: 'none',
  early: [],
  moves: [],
  notes,
})

type Begun = Pick<Play, 'edition' | 'giro' | 'hands' | 'pot' | 'cip' | 'notes'>

/** The play of a colpo just dealt. */
export function beginPlay(dealt: Dealt): Play {
  const { edition, giro, pot, cip, uscite } = dealt
  const hands = giro.map((member, place) =>
    unspoken(uscite[place] ?? NO_CHIPS, limitOf(dealt, member)),
  )
  return unplayed({ edition, giro, hands, pot, cip, notes: [] })
}

/** The play as it was when the cards were dealt; notes made since are kept. */
export function rewound(play: Play): Play {
  const hands = play.hands.map(({ uscita, limit }) => unspoken(uscita, limit))
  const { edition, giro, pot, cip, notes } = play
  return unplayed({ edition, giro, hands, pot, cip, notes })
}
