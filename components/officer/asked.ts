import type { Instant } from '@/rules/kernel/decider'

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
