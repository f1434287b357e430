import { router } from '../trpc'
import { auth } from './auth'
import { evenings } from './evenings'
import { history } from './history'
import { imports } from './imports'
import { poker } from './poker'
import { season } from './season'
import { verify } from './verify'

export const appRouter = router({ auth, evenings, history, imports, poker, season, verify })

export type AppRouter = typeof appRouter
