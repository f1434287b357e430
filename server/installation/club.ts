import type { Sql } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { type Club, listClubs } from '@/db/queries/clubs'

/** The club with this short name, or else the only one. */
export async function chosenClub(sql: Sql, slug: string | undefined): Promise<Club> {
  const clubs = await listClubs(sql)
  const slugs = clubs.map((club) => club.slug).join(', ')
  const club = slug ? clubs.find((one) => one.slug === slug) : clubs[0]
  if (club && (slug || clubs.length === 1)) return club
  if (clubs.length === 0) {
    throw new CannotStart('Non c’è ancora alcun circolo: npm run club', 'there is no club yet')
  }
  throw new CannotStart(`Indicare --club: ${slugs}`, `say which --club: ${slugs}`)
}
