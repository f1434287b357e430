import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'

const ENDED: readonly SignUp['status'][] = ['withdrawn', 'opted-out', 'lost', 'played']

export const hasEnded = ({ status }: SignUp): boolean => ENDED.includes(status)

export const tableOf = (signUp: SignUp, { tables }: DeskView) =>
  tables.find(({ summary }) => summary.id === signUp.table)

/** The call that still waits for its member to sit down; null where there is none. */
export function callOf(signUp: SignUp, view: DeskView): SignUp['call'] {
  const player = tableOf(signUp, view)?.players.find(({ member }) => member === signUp.member)
  return player && player.status !== 'called' ? null : signUp.call
}
