import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

const ROUTER_STATE = 'next-router-state-tree'

/**
 * Whether Next can read the state of its router in this header, by Next's own check: to one that it cannot read it
 * answers 500, so such a request must not reach it.
 */
export function isRouterStateReadable(headers: IncomingHttpHeaders): boolean {
  const given = headers[ROUTER_STATE]
  try {
    parseAndValidateFlightRouterState(given)
    return true
  } catch {
    return false
  }
}
