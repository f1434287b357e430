import type { Games } from '../games/game'
import { audit } from './audit'
import { auth } from './auth'
import { coming } from './calendar/coming'
import { evenings } from './calendar/evenings'
import { classes } from './classes'
import { club } from './club'
import { commandsOf } from './commands'
import { devices } from './devices'
import { disputes } from './disputes'
import { frequencies } from './figures/frequencies'
import { month } from './figures/month'
import { odds } from './figures/odds'
import { season } from './figures/season'
import { history } from './history'
import { imports } from './imports'
import { keeping } from './keeping'
import { tableLog } from './log'
import { lots } from './lots'
import { members } from './members'
import { forgetting } from './personal/forgetting'
import { mine } from './personal/mine'
import { push } from './phones/push'
import { drafts } from './posts/drafts'
import { pins } from './posts/pins'
import { precedents } from './precedents'
import { rehearsals } from './rehearsals'
import { type Meta, router } from './trpc'
import { verify } from './verify'

const house = {
  audit,
  auth,
  classes,
  club,
  coming,
  devices,
  drafts,
  disputes,
  evenings,
  forgetting,
  frequencies,
  history,
  imports,
  keeping,
  log: tableLog,
  lots,
  members,
  mine,
  month,
  odds,
  pins,
  precedents,
  push,
  rehearsals,
  season,
  verify,
}

const houseRouter = router(house)

/** The house's procedures as screens call them; a game's commands are called by name. */
export type AppRouter = typeof houseRouter

/** Procedures of the house, and the commands of each game as `<game>.<command>`. */
export function makeRouter(games: Games) {
  const taken = Object.keys(games).filter((game) => Object.hasOwn(house, game))
  if (taken.length > 0) throw new Error(`procedures of the house are called ${taken.join(', ')}`)
  const commands = Object.entries(games).map(([name, game]) => [name, commandsOf(game)] as const)
  const made = router({ ...house, ...Object.fromEntries(commands) })
  // A procedure that does not say who may call it is refused here, before anybody can.
  proceduresOf(made)
  return made
}

/** A procedure by its path, with the rights to call it. */
export interface Procedure extends Meta {
  path: string
  type: 'query' | 'mutation' | 'subscription'
  /** The schemas of its input; the caller has to satisfy all of them. */
  inputs: readonly unknown[]
}

/** The part of a procedure that tRPC keeps and its types do not show. */
interface Kept {
  _def: Pick<Procedure, 'type' | 'inputs'> & { meta?: Meta }
}

/** Every procedure of a router, in order. Throws where one does not name the rights to call it. */
export function proceduresOf(made: ReturnType<typeof router>): Procedure[] {
  return Object.entries(made._def.procedures as unknown as Record<string, Kept>).map(
    ([path, { _def }]) => {
      const { meta, type, inputs } = _def
      if (!meta) throw new Error(`${path} does not say who may call it`)
      return { ...meta, path, type, inputs }
    },
  )
}
