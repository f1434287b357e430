import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import {
  type Act,
  act,
  bankOpened,
  coupDecided,
  coupRecorded,
  loaded,
  seatedAt,
  TABLE,
} from '@/tests/support/chemin'
import type { Giver } from '@/tests/support/day'
import { Script } from './script'

/** Nine seats, as at most tables. */
const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const CHIPS = 100_000
const OPENING = 40

export const member = (n: number): MemberId => asMember(`m${n}`)
const desk: Actor = { roles: ['segretario'], member: asMember('segreteria'), post: null }
const inspector: Actor = { roles: ['deputato'], member: asMember('deputato'), post: null }
const tablet: Actor = { roles: ['tavolo'], member: null, post: TABLE.table }

function actorOf(by: Giver): Actor {
  if (by === 'desk') return desk
  if (by === 'inspector') return inspector
  return by === 'tablet' ? tablet : { roles: ['socio'], member: member(by), post: null }
}

/** A chemin de fer evening being recorded. */
export class CheminScript extends Script<Evening, CheminCommand, CheminEvent> {
  constructor() {
    super(chemin)
  }

  play(acts: readonly Act[]): void {
    for (const { by, type, payload } of acts) {
      const schema = Object.entries(chemin.commands).find(([name]) => name === type)?.[1].schema
      const parsed = schema?.parse(payload) as object
      this.give({ type, ...parsed } as CheminCommand, actorOf(by))
    }
  }
}

/** A table of nine that records each coup (2) or each move (3), its sabot loaded. */
export function tableOfNine(level: 2 | 3): CheminScript {
  const script = new CheminScript()
  const table = { level, players: PLAYERS, chips: CHIPS }
  script.play([
    act('desk', 'openEvening', { title: 'Venerdì', day: '2026-11-20' }),
    ...seatedAt(member, table),
    ...loaded(member, table),
  ])
  return script
}

/** The seats after this one, going round. */
const after = (n: number, steps: number): number => ((n - 1 + steps) % PLAYERS.length) + 1

/** A mano of two coups: the first is won with three stakes on it, the second lost against two. */
function manoOf(script: CheminScript, banker: number, level: 2 | 3): void {
  script.play([bankOpened(member, banker, OPENING)])
  if (level === 2) {
    script.play([coupRecorded(OPENING, OPENING, 'banco'), coupRecorded(80, 80, 'punta')])
    return
  }
  const won = coupDecided(member, {
    stakes: [
      [after(banker, 1), 20],
      [after(banker, 2), 10],
      [after(banker, 3), 10],
    ],
    result: 'banco',
  })
  const lost = coupDecided(member, {
    stakes: [
      [after(banker, 4), 40],
      [after(banker, 5), 40],
    ],
    result: 'punta',
  })
  const paid = act('tablet', 'settleCoup', { table: TABLE.table })
  script.play([...won, paid, ...lost, paid])
}

/** A whole evening of so many coups, at this level. */
export function scriptedChemin(level: 2 | 3, coups: number): CheminScript {
  const script = tableOfNine(level)
  for (let mano = 0; mano < coups / 2; mano++) manoOf(script, after(1, mano), level)
  return script
}

/** The same evening of level 3 with three stakes on an open coup, at which its screens are looked at. */
export function cheminInPlay(coups: number): CheminScript {
  const script = scriptedChemin(3, coups)
  const banker = after(1, coups / 2)
  const stakes = [1, 2, 3].map((steps) => [after(banker, steps), 10] as const)
  const upToStakes = coupDecided(member, { stakes, result: 'banco' }).slice(0, 1 + stakes.length)
  script.play([bankOpened(member, banker, OPENING), ...upToStakes])
  return script
}
