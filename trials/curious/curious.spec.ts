import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import type { Level } from '@/rules/kernel/level'
import { randomFrom } from '@/simulate/random'
import { BlackJackTable } from '@/tests/e2e/black-jack/day'
import { ClubTable } from '@/tests/e2e/chemin/club-table'
import { Office } from '@/tests/e2e/desk/office'
import { ChangeurPost, STAFF } from '@/tests/e2e/float/post'
import type { Room } from '@/tests/e2e/support/room'
import { signedIn } from '@/tests/e2e/support/screens'
import { TrenteTable } from '@/tests/e2e/trente-et-quarante/day'
import { Curious } from './curious'

/** Minutes at the screens of each game and level, and the number that its taps are drawn by. */
const MINUTES = Number(process.env.CIRCOLO_CURIOUS_MINUTES ?? 3)
const SEED = Number(process.env.CIRCOLO_CURIOUS_SEED ?? 1)
const LIST = listOf(FLOAT_PROFILES.venezia)

interface Scene {
  readonly room: Room
  readonly screens: Readonly<Record<string, Page>>
}

const blackJack = async (level: Level, browser: Browser): Promise<Scene> =>
  banked(await BlackJackTable.open(browser, level), browser)
const trente = async (level: Level, browser: Browser): Promise<Scene> =>
  banked(await TrenteTable.open(browser, level), browser)

async function banked(table: BlackJackTable | TrenteTable, browser: Browser): Promise<Scene> {
  const { room, desk, inspector, page: tablet } = table
  await desk.goto(table.at('segreteria'))
  await inspector.goto(table.at('deputato'))
  const phone = await signedIn(browser, 'phone', room, '1001')
  return { room, screens: { tablet, desk, inspector, phone } }
}

async function chemin(level: Level, browser: Browser): Promise<Scene> {
  const { room, desk, page: tablet } = await ClubTable.open(browser, level)
  await desk.goto(`${room.url}/prova/segreteria`)
  const inspector = await signedIn(browser, 'phone', room, '3001', '/deputato')
  const phone = await signedIn(browser, 'phone', room, '1001')
  const standing = await signedIn(browser, 'phone', room, '1007')
  return { room, screens: { tablet, desk, inspector, phone, standing } }
}

/** A licensed house: the tablet of the game and of its changeur, and the persons on duty, when the box is open. */
async function float(browser: Browser): Promise<Scene> {
  const post = await ChangeurPost.open(browser)
  const { room, desk, page: tablet, eveningId } = post.table
  await desk.goto(`${room.url}/prova/segreteria`)
  const people: Record<string, Page> = {}
  for (const role of ['commissario', 'testimone', 'valletto', 'capo', 'cassa', 'conta'] as const)
    people[role] = await signedIn(browser, 'phone', room, STAFF[role], '/sala')
  const acts = [
    ['commissario', 'orderOpening', {}],
    ['capo', 'countCards', { when: 'unsealed', cards: 312, masks: 2, note: '' }],
    ['capo', 'placeTaxBox', { label: '7', seal: '118' }],
    ['commissario', 'countOpening', { changeur: post.member('changeur'), pieces: LIST }],
    ['testimone', 'confirmOpening', {}],
  ] as const
  for (const [role, type, payload] of acts) {
    const page = people[role] ?? tablet
    await room.give(page, eveningId, `chemin-de-fer.${type}`, { table: 'T1', ...payload })
  }
  return { room, screens: { tablet, desk, ...people } }
}

async function poker(level: Level, browser: Browser): Promise<Scene> {
  const office = await Office.open(browser, [], [], async () => {}, { level })
  await office.openEvening()
  await office.play(level === 1 ? 0 : 1)
  const tablet = await office.tablet()
  const { room, desk } = office
  await desk.goto(office.at('/segreteria#T1'))
  const phone = await signedIn(browser, 'phone', room, '1001')
  const deputato = await signedIn(browser, 'phone', room, '3001', '/deputato')
  return { room, screens: { tablet, desk, phone, deputato } }
}

const SCENES: Readonly<Record<string, (browser: Browser) => Promise<Scene>>> = {
  'poker, level 3': (browser) => poker(3, browser),
  'poker, level 2': (browser) => poker(2, browser),
  'poker, level 1': (browser) => poker(1, browser),
  'chemin de fer, level 3': (browser) => chemin(3, browser),
  'chemin de fer, level 2': (browser) => chemin(2, browser),
  'chemin de fer, level 1': (browser) => chemin(1, browser),
  'a float': float,
  'black jack, level 3': (browser) => blackJack(3, browser),
  'black jack, level 2': (browser) => blackJack(2, browser),
  'black jack, level 1': (browser) => blackJack(1, browser),
  'trente et quarante, level 3': (browser) => trente(3, browser),
  'trente et quarante, level 2': (browser) => trente(2, browser),
  'trente et quarante, level 1': (browser) => trente(1, browser),
}

/** The part of the time after which the evening may be ended. */
const PLAYING = 0.7

for (const [name, open] of Object.entries(SCENES))
  test(`no tap leads to an error: ${name}`, async ({ browser }) => {
    const { room, screens } = await open(browser)
    const people = Object.entries(screens).map(
      ([screen, page], at) => new Curious(screen, page, randomFrom(SEED + at)),
    )
    const from = Date.now()
    const part = () => (Date.now() - from) / (MINUTES * 60_000)
    await Promise.all(
      people.map(async (one) => {
        for (; part() < 1; await one.tap()) one.mayEnd = part() > PLAYING
      }),
    )
    for (const { screen, taps, given, refused } of people) {
      console.log(`${name} · ${screen}: ${taps} taps, ${given.size} procedures`)
      console.log(`  given: ${[...given].sort().join(' ')}`)
      for (const [word, { times, after }] of [...refused].sort())
        console.log(`  refused ${times} times: ${word}, after “${after}”`)
    }
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([])
    const env = { ...process.env, DATABASE_URL: room.database.url }
    const sound = await promisify(execFile)('npm', ['run', '-s', 'verify'], { env })
    expect(sound.stderr).toBe('')
    await room.close()
  })
