'use client'
import { createContext, type ReactNode, use } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberView } from '@/rules/poker/views/member'

/** Context for all parts of the member's phone: the evening as the member may see it, and the time. */
interface MemberHere {
  view: MemberView
  /** The server's time in ms. */
  now: () => Instant
}

const Here = createContext<MemberHere | null>(null)

export function MemberProvider({ here, children }: { here: MemberHere; children: ReactNode }) {
  return <Here value={here}>{children}</Here>
}

export function useMember(): MemberHere {
  const here = use(Here)
  if (!here) throw new Error('useMember outside MemberProvider')
  return here
}
