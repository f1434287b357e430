import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { type Visitor, visitorOf } from '@/server/doors/visitor'

/** Loaded once per request, however many parts of a page ask for it. */
const known = cache(async (slug: string, cookie: string | undefined) => visitorOf(slug, cookie))

/** The club of the address and its visitor; the page "not found" where there is no such club. */
export async function visitor(slug: string): Promise<Visitor> {
  const cookie = (await headers()).get('cookie') ?? undefined
  return (await known(slug, cookie)) ?? notFound()
}

/**
 * Lets only signed-in members pass; others are sent to the sign-in page and come back afterwards. The content of a page
 * is authorised again by each procedure it calls.
 */
export async function memberOnly(slug: string, path: string): Promise<Visitor> {
  const here = await visitor(slug)
  const { me } = here
  if (!me?.member) redirect(`/${slug}/entra?poi=${encodeURIComponent(`/${slug}${path}`)}`)
  if (me.mustChangePassword) redirect(`/${slug}/entra/account`)
  return here
}
