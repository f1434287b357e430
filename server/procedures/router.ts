import { router } from '../trpc'
import { audit } from './audit'
import { auth } from './auth'
import { classes } from './classes'
import { club } from './club'
import { devices } from './devices'
import { disputes } from './disputes'
import { evenings } from './evenings'
import { history } from './history'
import { imports } from './imports'
import { keeping } from './keeping'
import { log } from './log'
import { lots } from './lots'
import { members } from './members'
import { poker } from './poker'
import { precedents } from './precedents'
import { season } from './season'
import { verify } from './verify'

export const appRouter = router({
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
  poker,
  precedents,
  season,
  verify,
})

export type AppRouter = typeof appRouter
