'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Thing } from '../live/frame'
import { useNameOf } from '../live/names'
import { useChips } from '../tell/Amount'

/** Somebody who asks the desk for chips. */
export type Asking<P extends { readonly asked: object | null }> = P & {
  readonly asked: NonNullable<P['asked']>
}

const isAsking = <P extends { readonly asked: object | null }>(person: P): person is Asking<P> =>
  person.asked !== null

/** Those who ask for chips, in the order in which they asked, so that a new request moves no other. */
export const inOrderAsked = <P extends { readonly asked: { readonly at: Instant } | null }>(
  persons: readonly P[],
): Asking<P>[] => persons.filter(isAsking).sort((a, b) => a.asked.at - b.asked.at)

interface AsksChips {
  readonly member: MemberId
  readonly asked: { readonly chips: Chips; readonly at: Instant } | null
}

/** The same for the desk's rail; `go` brings the part where they are handed out. */
export function useAskedWaits(persons: readonly AsksChips[], go: () => void): Thing[] {
  const nameOf = useNameOf()
  const amount = useChips()
  return inOrderAsked(persons).map(({ member, asked: { chips, at } }) => {
    return { key: `cassa-${member}`, at, text: `${nameOf(member)} · ${amount(chips)}`, go }
  })
}
