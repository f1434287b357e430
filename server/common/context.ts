import { AsyncLocalStorage } from 'node:async_hooks'

/** The ids of the request under way, which every line of the log has. */
export interface RequestContext {
  request: string
  /** The commands that the request gave, by their ids. */
  commands?: string[]
}

// Next bundles modules a second time in the same process: shared values are kept on `globalThis`.
const shared = globalThis as { circoloContext?: AsyncLocalStorage<RequestContext> }
shared.circoloContext ??= new AsyncLocalStorage()
const context = shared.circoloContext

/** Runs work as part of a request. */
export const duringRequest = <T>(about: RequestContext, work: () => T): T =>
  context.run(about, work)

/** Runs work that belongs to no request, such as a timer's, whatever request began it. */
export const outsideRequests = <T>(work: () => T): T => context.exit(work)

/** The ids for a line of the log; none outside requests. */
export const requestContext = (): RequestContext | Record<string, never> => context.getStore() ?? {}

/** Remembers the id of a command that the request under way gives. */
export function noteCommand(id: string): void {
  const about = context.getStore()
  if (about) about.commands = [...(about.commands ?? []), id]
}
