// A thread does not inherit tsx from its process: it is registered anew before the first TypeScript.
import { register } from 'tsx/esm/api'

register()
await import('./pressThread.ts')
