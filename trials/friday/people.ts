import type { BenchClub, Signed } from '@/bench/club'
import { CAST } from '@/rehearsal/cast'
import type { Played } from '@/rehearsal/players'
import type { HouseRole } from '@/rules/kernel/decider'

/** The members who play, by the game that they came for. */
const CAME = { poker: 10, 'chemin-de-fer': 14, 'black-jack': 10, 'trente-et-quarante': 10 } as const

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)

const playersOf = (game: Played): string[] =>
  range(1, CAME[game]).map((number) => `${game} ${number}`)

const [FIRST_OF_TABLE, SECOND_OF_TABLE] = ['T1', 'T2']

/** The house and its staff, by the simulators’ names, and the staff of the second table with a float. */
const HOUSE: readonly string[] = CAST.map(({ as }) => as)
  .filter((as) => !/^[am]\d+$/.test(as))
  .flatMap((as) =>
    as.endsWith(FIRST_OF_TABLE) ? [as, as.replace(FIRST_OF_TABLE, SECOND_OF_TABLE)] : [as],
  )

/** The roles of those who have one in the house. */
const ROLES: Readonly<Record<string, readonly HouseRole[]>> = {
  segreteria: ['socio', 'segretario', 'amministratore'],
  deputato: ['socio', 'deputato'],
}

/** Everybody in the Club that evening. */
export const PEOPLE: readonly string[] = [
  ...(Object.keys(CAME) as Played[]).flatMap(playersOf),
  ...HOUSE,
]

/** The others whom the simulators know: guests from other games. */
function others(game: Played): [string, string][] {
  const black = playersOf('black-jack')
  const trente = playersOf('trente-et-quarante')
  const arbiters = range(1, 3).map((n): [string, string] => [`a${n}`, trente[n - 1] ?? ''])
  if (game === 'poker')
    return [
      ...arbiters,
      ...range(11, 14).map((n): [string, string] => [`m${n}`, black[n - 5] ?? '']),
    ]
  return game === 'chemin-de-fer'
    ? range(1, 2).map((n): [string, string] => [`s${n}`, trente[n + 2] ?? ''])
    : []
}

/** The person of the Club whom the simulators of a game mean by each of their names. */
export const castOf = (game: Played): ReadonlyMap<string, string> =>
  new Map([
    // Of two names of one person, screens and states know the later.
    ['capo', 'segreteria'],
    ...playersOf(game).map((person, index): [string, string] => [`m${index + 1}`, person]),
    ...others(game),
    ...HOUSE.map((as): [string, string] => [as, as]),
  ])

/** Everybody with a session of their own, in this club. */
export async function admitted(club: BenchClub): Promise<ReadonlyMap<string, Signed>> {
  const signed = new Map<string, Signed>()
  for (const person of PEOPLE) signed.set(person, await club.member(ROLES[person] ?? ['socio']))
  // They came past the procedures, and the server may have read the names before: it is told.
  await club.call('auth.setPreferences', { showAs: 'name' })
  return signed
}
