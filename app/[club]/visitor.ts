import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { type Visitor, visitorOf } from '@/server/doors/visitor'

/** Asked once a request, however many parts of a page want to know. */
const known = cache(async (slug: string, cookie: string | undefined) => visitorOf(slug, cookie))

/** The club of the address and who stands at the screen; a page "not found" where there is no such club. */
export async function visitor(slug: string): Promise<Visitor> {
  const cookie = (await headers()).get('cookie') ?? undefined
  return (await known(slug, cookie)) ?? notFound()
}

/**
 * Lets only signed-in members pass; others go to the door and come back after it. What a page shows is authorised
 * again by each procedure it calls.
 */
export async function memberOnly(slug: string, path: string): Promise<Visitor> {
  const here = await visitor(slug)
  const { me } = here
  if (!me?.member) redirect(`/${slug}/entra?poi=${encodeURIComponent(`/${slug}${path}`)}`)
  if (me.mustChangePassword) redirect(`/${slug}/entra/account`)
  return here
}
