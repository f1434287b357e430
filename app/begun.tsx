import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { BegunWith } from '@/components/live/view/begun'
import { firstShown } from '@/server/doors/visitor'

interface BegunProps {
  slug: string
  audience: 'member'
  children: ReactNode
}

/** A page that comes with the views of its line, so that they are seen before any script runs. */
export async function Begun({ slug, audience, children }: BegunProps) {
  const cookie = (await headers()).get('cookie') ?? undefined
  return (
    <BegunWith audience={audience} messages={await firstShown(slug, audience, cookie)}>
      {children}
    </BegunWith>
  )
}
