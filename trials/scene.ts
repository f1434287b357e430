import { BlackJackDay } from '@/tests/support/black-jack'
import { act, bankOpened, coupDecided } from '@/tests/support/chemin'
import { dealtTable } from '@/tests/support/dealt'
import type { House } from '@/tests/support/house'
import { Sala } from '@/tests/support/sala'
import { TrenteDay } from '@/tests/support/trente-et-quarante'

/** A club with an open evening of one game: its people, by the cookie of each. */
export interface TrialClub {
  slug: string
  clubId: string
  /** The name of the game, as in the address of its commands. */
  game: string
  evening: string
  /** The member at the desk. */
  desk: string
  /** Member ids, by which an input may look right. */
  members: readonly string[]
  /** The first cookie is the desk's. */
  cookies: readonly string[]
}

/** Four clubs, each in the middle of another game's evening. */
export async function trialClubs(house: House): Promise<TrialClub[]> {
  return [await poker(house), await chemin(house), await blackJack(house), await trente(house)]
}

async function poker(house: House): Promise<TrialClub> {
  const slug = 'trial-poker'
  const clubId = await house.club(slug)
  const { evening, desk, players } = await dealtTable(house, clubId, slug)
  const boss = await administrator(house, clubId, slug)
  const deputato = await house.member(clubId, slug, '2', ['socio', 'deputato'])
  const { data } = await house.mutate('devices.issueCode', { evening, post: 'T1' }, desk.cookie)
  const tablet = await house.device(slug, (data as { code: string }).code)
  const people = [desk, boss, deputato, ...players.slice(0, 2)]
  const members = [...players, desk].map(({ id }) => id)
  const cookies = [...people.map(({ cookie }) => cookie), tablet]
  return { slug, clubId, game: 'poker', evening, desk: desk.id, members, cookies }
}

async function chemin(house: House): Promise<TrialClub> {
  const sala = await Sala.open(house, 'trial-chemin', 5)
  await sala.table()
  const stakes = [[3, 40]] as const
  await sala.play([
    bankOpened(sala.who, 1, 40),
    ...coupDecided(sala.who, { stakes, result: 'punta' }).slice(0, -2),
    act('desk', 'handCassa', { member: sala.who(5), chips: 10 }),
  ])
  return await clubOf(sala, 'chemin-de-fer', sala.cookieOf('tablet'))
}

async function blackJack(house: House): Promise<TrialClub> {
  const day = await BlackJackDay.open(house, 'trial-black-jack', 3)
  await day.table()
  await day.stakes([1, 20], [2, 10], [3, 40])
  await day.cards('8 9 8 A 8 K 6')
  return await clubOf(day, 'black-jack', day.cookieOf('tablet'))
}

async function trente(house: House): Promise<TrialClub> {
  const day = await TrenteDay.open(house, 'trial-trente', 3)
  await day.table()
  await day.stakes([1, 'nero', 20], [2, 'rosso', 10])
  await day.cards('8 9 K')
  return await clubOf(day, 'trente-et-quarante', day.cookieOf('tablet'))
}

type Day = Pick<Sala, 'house' | 'slug' | 'clubId' | 'evening' | 'desk' | 'inspector' | 'players'>

async function clubOf(day: Day, game: string, tablet: string): Promise<TrialClub> {
  const { house, slug, clubId, evening, desk, inspector, players } = day
  const boss = await administrator(house, clubId, slug)
  const people = [desk, boss, inspector, ...players.slice(0, 2)]
  const members = [...players, desk].map(({ id }) => id)
  const cookies = [...people.map(({ cookie }) => cookie), tablet]
  return { slug, clubId, game, evening, desk: desk.id, members, cookies }
}

const administrator = (house: House, clubId: string, slug: string) =>
  house.member(clubId, slug, '9', ['socio', 'amministratore'])
