import { randomUUID } from 'node:crypto'
import { createClasses } from '@/db/queries/classes'
import { storeDeviceCode } from '@/db/queries/devices'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import type { Evening as Sala } from '@/rules/chemin-de-fer/evening'
import type { Evening } from '@/rules/poker/evening'
import { asTable } from '@/rules/poker/state/ids'
import { Settings as TrenteSettings } from '@/rules/trente-et-quarante/settings'
import { running } from '@/server/running/running'
import { TWO_GAMES } from '../../games/server'
import { type DealtTable, dealAt, dealtTable } from '../../support/dealt'
import { House, type Person } from '../../support/house'
import { floatDay, floatStaff } from './floats'

/** The games whose bank is the house. */
export const BANKED_GAMES = ['black-jack', 'trente-et-quarante'] as const
type BankedGame = (typeof BANKED_GAMES)[number]

/** The things of the club alfa that people of all kinds ask for. */
export interface Things {
  /** The open evening of poker: its table T1 is counted and closed, T2 plays. */
  evening: string
  /** A closed evening of poker without any play. */
  earlier: string
  /** The open evening of the tests' second game, and a closed one. */
  counting: string
  counted: string
  /** The open evening of chemin de fer, in which the players of T1 took part; its tableau is closed. */
  sala: string
  /** The owner's payment there. */
  due: number
  /** An open evening of each banked game, with a table T1 and the chips of the players of poker's T1. */
  banked: Readonly<Record<BankedGame, string>>
  /** The tableau of an imported evening. */
  imported: string
  /** The hash on the tableau of T1. */
  hash: string
  /** The player of T1 who received this passata and payment. */
  owner: Person
  passata: number
  payment: number
  /** A class of tables. */
  class: string
}

/** Two clubs with the same cards and tables: requests are made to one of them by people of both. */
export interface Scene extends Things {
  house: House
  alfa: string
  bravo: string
  desk: Person
  /** At T1: the owner, the two who quarrel, a player blocked later, and one who left. */
  players: readonly Person[]
  /** A player of T2. */
  elsewhere: Person
  arbiter: Person
  /** The inspector of the float in the evening of chemin de fer. */
  serving: Person
  /** An announced evening. */
  coming: string
  /** The other club's evening, which has a table T1 as well. */
  theirs: string
}

export async function openScene(): Promise<Scene> {
  const house = await House.open(undefined, TWO_GAMES)
  const alfa = await house.club('alfa')
  const bravo = await house.club('bravo')
  const chief = await house.member(alfa, 'alfa', '9', ['socio', 'segretario'])
  const staff = await floatStaff(house, alfa, 'alfa')
  const earlier = await closedEvening(house, 'poker', 'closeEvening', chief)
  const counted = await closedEvening(house, 'counter', 'close', chief)
  const counting = await openEvening(house, 'counter', chief)
  const dealt = await dealtTable(house, alfa, 'alfa')
  const [elsewhere] = await dealAt(house, { ...dealt, clubId: alfa, slug: 'alfa' }, 2)
  const arbiter = await house.member(alfa, 'alfa', '77')
  await playOut(dealt, arbiter)
  const theirs = (await dealtTable(house, bravo, 'bravo')).evening
  const { evening, desk, players } = dealt
  const sala = await openEvening(house, 'chemin-de-fer', chief)
  for (const { id: member } of players) {
    const cassa = { evening: sala, id: randomUUID(), member, chips: 100 }
    await must(house.mutate('chemin-de-fer.handCassa', cassa, chief.cookie))
  }
  await floatDay(house, { slug: 'alfa', evening: sala, desk: chief, staff, players })
  const due = await closeSala(house, alfa, sala, players, chief)
  const [serving] = staff
  const judge = staff.at(-1) ?? chief
  const banked = {
    'black-jack': await bankedTable(house, 'black-jack', players, { chief, judge }),
    'trente-et-quarante': await bankedTable(house, 'trente-et-quarante', players, { chief, judge }),
  }
  const coming = randomUUID()
  const announced = { id: coming, game: 'poker', day: '2099-12-31', hour: '21:00', classId: null }
  await must(house.mutate('coming.announce', announced, chief.cookie))
  const past = { earlier, counting, counted, coming }
  const kept = { sala, due, banked, ...past, ...(await keptOf(house, alfa, dealt)) }
  if (!elsewhere || !serving) throw new Error('five play at each table')
  return {
    house,
    alfa,
    bravo,
    desk,
    players,
    elsewhere,
    arbiter,
    serving,
    theirs,
    evening,
    ...kept,
  }
}

/** The chips of the players counted and the tableau closed; the number of the first player's payment. */
async function closeSala(
  house: House,
  alfa: string,
  evening: string,
  players: readonly Person[],
  { cookie }: Person,
): Promise<number> {
  const by = (type: string, payload: object) =>
    must(house.mutate(`chemin-de-fer.${type}`, { evening, id: randomUUID(), ...payload }, cookie))
  await by('beginCount', {})
  for (const [index, { id: member }] of players.entries())
    await by('countChips', { member, chips: [130, 90, 80, 100, 100][index] })
  await by('closeTableau', { settleBy: 'desk' })
  const state = (await running().streams.find(alfa, evening))?.state as Sala
  return state.tableau?.payments.find(({ to }) => to === players[0]?.id)?.number ?? 0
}

/** An evening of a banked game: chips for each player, and T1 opened by two. */
async function bankedTable(
  house: House,
  game: BankedGame,
  players: readonly Person[],
  { chief, judge }: { chief: Person; judge: Person },
): Promise<string> {
  const evening = await openEvening(house, game, chief)
  const by = ({ cookie }: Person, type: string, payload: object) =>
    must(house.mutate(`${game}.${type}`, { evening, id: randomUUID(), ...payload }, cookie))
  for (const { id: member } of players) await by(chief, 'handCassa', { member, chips: 100 })
  const limits = game === 'black-jack' ? { minimum: 10 } : { minimum: 10, maximum: 1_000 }
  const settings = game === 'black-jack' ? BlackJackSettings : TrenteSettings
  await by(judge, 'openTable', { ...limits, settings: settings.parse({}), as: 'management' })
  await by(chief, 'signTable', { table: 'T1', as: 'control' })
  return evening
}

const openEvening = (house: House, game: string, by: Person) =>
  house.evening(game, by, 'Sera', '2026-11-13')

async function closedEvening(
  house: House,
  game: string,
  close: string,
  by: Person,
): Promise<string> {
  const evening = await openEvening(house, game, by)
  await must(house.mutate(`${game}.${close}`, { evening, id: randomUUID() }, by.cookie))
  return evening
}

async function must(answer: ReturnType<House['mutate']>): Promise<void> {
  const { status, error } = await answer
  if (status !== 200) throw new Error(JSON.stringify(error))
}

/** At T1 two quarrel and agree on an arbiter, one leaves, and the tableau is closed. */
async function playOut({ desk, players, give }: DealtTable, arbiter: Person): Promise<void> {
  const table = 'T1'
  const [winner, one, other, , leaver] = players.map(({ id }) => id)
  const by = (type: string, payload: object) => must(give(type, { table, ...payload }, desk.cookie))
  const outcome = { kind: 'won', put: [], ranking: [[winner]], honours: [], refund: null }
  await by('recordColpo', { outcome })
  const quarrel = { colpo: 0, about: 'Un rilancio', provision: null, contenders: [one, other] }
  await by('openDispute', quarrel)
  await must(give('appealDispute', { table, dispute: 1 }, players[1]?.cookie ?? ''))
  for (const member of [one, other])
    await by('nameArbiter', { dispute: 1, member, arbiters: [arbiter.id] })
  await by('leave', { member: leaver, allowed: true, waive: true })
  await by('beginCount', {})
  for (const [index, { id }] of players.entries()) {
    await by('countResto', { member: id, chips: [130, 90, 80, 100, 100][index] })
  }
  await by('closeTableau', { settleBy: 'desk' })
}

/** All that the club stores about the table, and a past evening of three of its players. */
async function keptOf(house: House, alfa: string, { evening, desk, players }: DealtTable) {
  const { sql } = house.database
  const cards = [301, 302, 305].map((card) => `1,2026-01-02,${card},100,100`)
  const lines = ['evening,date,member,cassa,final_resto', ...cards].join('\n')
  const file = Buffer.from(lines).toString('base64')
  await must(house.mutate('imports.evenings', { game: 'poker', file }, desk.cookie))
  const [owner] = players
  if (!owner) throw new Error('nobody plays')
  const tableaux = await sql<{ tableauId: string; source: string; hash: string }[]>`
    select tableau_id, source, hash from tableau where game = 'poker'`
  const of = (source: string) => tableaux.find((one) => one.source === source)
  const [taken] = await sql<{ position: number }[]>`
    select position from journal where type = 'passataTaken' and event ->> 'member' = ${owner.id}`
  const state = (await running().streams.find(alfa, evening))?.state as Evening
  const payment = state.tables[asTable('T1')]?.tableau?.payments.find(({ from, to }) =>
    [from, to].includes(owner.id),
  )
  const settings = { uscita: 1, passata: 100 }
  const one = { classId: randomUUID(), game: 'poker', name: 'Cento', settings }
  await createClasses(sql, alfa, [one], { program: 'test' })
  return {
    imported: of('import')?.tableauId ?? '',
    hash: of('evening')?.hash ?? '',
    owner,
    passata: taken?.position ?? 0,
    payment: payment?.number ?? 0,
    class: one.classId,
  }
}

/** A device at a post, whether or not the desk could pair one there now. */
export async function deviceAt(
  { house, alfa, bravo }: Scene,
  of: { slug: 'alfa' | 'bravo'; evening: string; post: string },
): Promise<string> {
  const { slug, evening: eveningId, post } = of
  const clubId = slug === 'alfa' ? alfa : bravo
  const code = running().signIn.newCode()
  const codeHash = await running().signIn.codeHash(clubId, code)
  const expiresAt = house.now + 60_000
  const { sql } = house.database
  await storeDeviceCode(sql, { clubId, codeHash, eveningId, post, expiresAt }, { program: 'test' })
  return await house.device(slug, code)
}
