import { isAwaited } from '@/rules/poker/room/awaited'
import type { Call, SignUp } from '@/rules/poker/state/list'

/** Whether a member has a call that they have not answered yet: to a forming table or to a free place. */
export const isCalled = (one: SignUp, now: number): one is SignUp & { call: Call } =>
  one.call !== null && isAwaited(one.call, now)
