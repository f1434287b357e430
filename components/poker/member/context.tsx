'use client'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import type { CommandType } from '@/rules/poker/decider'
import type { MemberView } from '@/rules/poker/views/member'
import { type Commands, useCommand } from '../command'
import { offerFor, offersFor } from '../offers'

/** What every part of the member's phone needs: the evening as he may see it, the time, and his commands. */
interface MemberHere extends Commands {
  view: MemberView
  now: Instant
}

const Here = createContext<MemberHere | null>(null)

export function MemberProvider(props: { view: MemberView; now: Instant; children: ReactNode }) {
  const { give, take } = useCommand()
  const { view, now } = props
  const here = useMemo(() => ({ view, now, give, take }), [view, now, give, take])
  return <Here value={here}>{props.children}</Here>
}

export function useMember(): MemberHere {
  const here = use(Here)
  if (!here) throw new Error('useMember outside MemberProvider')
  return here
}

/** His offer of that command whose payload agrees with `match`; undefined when he may not give it now. */
export function useOffer(
  type: CommandType,
  match: Readonly<Record<string, unknown>> = {},
): Offer | undefined {
  return offerFor(useMember().view.offers, type, match)
}

export function useOffers(
  type: CommandType,
  match: Readonly<Record<string, unknown>> = {},
): Offer[] {
  return offersFor(useMember().view.offers, type, match)
}
