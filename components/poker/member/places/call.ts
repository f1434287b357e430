import { isAwaited } from '@/rules/poker/room/awaited'
import type { Call, SignUp } from '@/rules/poker/state/list'

/** The call that the member has not answered yet, if any: to a forming table or to a free place. */
export function openCall(
  signUps: readonly SignUp[],
  now: number,
): (SignUp & { call: Call }) | undefined {
  return signUps.find(
    (one): one is SignUp & { call: Call } => one.call !== null && isAwaited(one.call, now),
  )
}
