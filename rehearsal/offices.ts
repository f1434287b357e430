import type { Chosen } from '@/simulate/game'
import type { Played } from './players'

/** An office in which somebody may rehearse. */
export interface Office {
  /** The place at which they sit: a person of the cast, or a game's post. */
  place: string
  /** Their page below the club's address. */
  path: string
  /** Whether a command is theirs to give. */
  gives(chosen: Chosen<{ type: string }>, game: Played): boolean
}

/** Commands that others give though they concern a member: chips handed out, a seat, a count. */
const BY_OTHERS: ReadonlySet<string> = new Set([
  ...['confirmPassata', 'takeSeat', 'countResto', 'handCassa', 'countChips', 'layStake'],
  ...['recordHand', 'markPresence'],
])

const person = (as: string, path: string): Office => ({
  place: as,
  path,
  gives: ({ by }) => by.member === as,
})

const tablet = (game: Played): Office => ({
  place: `${game}.T1`,
  path: '/tavolo',
  gives: ({ by }, at) => at === game && by.post === 'T1',
})

const MEMBER = 'm1'

/** The offices by name, in the order in which they are offered. */
export const OFFICES = {
  member: {
    ...person(MEMBER, ''),
    gives: ({ by, command }) =>
      by.member === MEMBER ||
      ('member' in command && command.member === MEMBER && !BY_OTHERS.has(command.type)),
  },
  secretary: person('segreteria', '/segreteria'),
  'poker-tablet': tablet('poker'),
  'head-of-table': tablet('chemin-de-fer'),
  // The float's face of the same tablet, at which the changeur acts in their own name.
  changeur: {
    place: 'chemin-de-fer.T1',
    path: '/tavolo?lato=cambio',
    gives: ({ by }) => by.member === 'changeurT1',
  },
  'black-jack': tablet('black-jack'),
  'trente-et-quarante': tablet('trente-et-quarante'),
  deputato: person('deputato', '/deputato'),
} as const satisfies Readonly<Record<string, Office>>

export type OfficeName = keyof typeof OFFICES
