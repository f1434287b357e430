import type { Games } from '../games/game'
import { router } from '../trpc'
import { audit } from './audit'
import { auth } from './auth'
import { classes } from './classes'
import { club } from './club'
import { commandsOf } from './commands'
import { devices } from './devices'
import { disputes } from './disputes'
import { evenings } from './evenings'
import { history } from './history'
import { imports } from './imports'
import { keeping } from './keeping'
import { log } from './log'
import { lots } from './lots'
import { members } from './members'
import { precedents } from './precedents'
import { season } from './season'
import { verify } from './verify'

const house = {
  audit,
  auth,
  classes,
  club,
  devices,
  disputes,
  evenings,
  history,
  imports,
  keeping,
  log,
  lots,
  members,
  precedents,
  season,
  verify,
}

const houseRouter = router(house)

/** The house's procedures as screens call them; a game's commands are called by their names. */
export type AppRouter = typeof houseRouter

/** Procedures of the house, and the commands of each game as `<game>.<command>`. */
export function makeRouter(games: Games) {
  const taken = Object.keys(games).filter((game) => Object.hasOwn(house, game))
  if (taken.length > 0) throw new Error(`procedures of the house are called ${taken.join(', ')}`)
  const commands = Object.entries(games).map(([name, game]) => [name, commandsOf(game)] as const)
  return router({ ...house, ...Object.fromEntries(commands) })
}
