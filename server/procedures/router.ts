import { router } from '../trpc'
import { auth } from './auth'
import { evenings } from './evenings'
import { poker } from './poker'

export const appRouter = router({ auth, evenings, poker })

export type AppRouter = typeof appRouter
