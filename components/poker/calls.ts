import type { Call } from '@/rules/poker/state/list'

/** True while his answer is awaited: not given, or a moment more asked for, and the time not over. */
export function isAwaited(call: Call, now: number): boolean {
  return (call.answer === null || call.answer === 'more-time') && call.until > now
}
