import { afterAll, describe, expect, it } from 'vitest'
import { listOf } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import { SETTINGS } from '../../rules/chemin-de-fer/support/float'
import { act } from '../../support/chemin'
import { House } from '../../support/house'
import { Sala } from '../../support/sala'
import { pdfText } from '../pdfText'

const T1 = { table: 'T1' }
/** Members by number: four play, the rest hold offices; the last one holds none. */
const [CLIENT, INSPECTOR, WITNESS, CAPO, CHANGEUR, STRANGER] = [1, 5, 6, 7, 8, 9] as const
const STAFF: readonly (readonly [number, Office, string | null])[] = [
  [INSPECTOR, 'commissario', null],
  [WITNESS, 'testimone', null],
  [CAPO, 'capo-partita', 'T1'],
  [CHANGEUR, 'changeur', 'T1'],
]

const house = await House.open()
const sala = await Sala.open(house, 'alfa', STRANGER)
await sala.table()
await sala.play([
  act('desk', 'declareFloat', { settings: SETTINGS }),
  ...STAFF.map(([n, office, where]) =>
    act('desk', 'enterDuty', { member: sala.who(n), office, where }),
  ),
  act(INSPECTOR, 'orderOpening', T1),
  act(CAPO, 'countCards', { ...T1, when: 'unsealed', cards: 312, masks: 2, note: '' }),
  act(CAPO, 'placeTaxBox', { ...T1, label: '7', seal: '118' }),
  act(INSPECTOR, 'countOpening', {
    ...{ ...T1, changeur: sala.who(CHANGEUR) },
    pieces: listOf(SETTINGS),
  }),
  act(WITNESS, 'confirmOpening', T1),
  act(INSPECTOR, 'grantAdvance', { ...T1, member: sala.who(CLIENT), seat: 1, chips: 200 }),
  act(CHANGEUR, 'giveAdvance', { ...T1, advance: 1, pieces: { '200': 1 } }),
])
afterAll(() => house.close())

async function print(path: string, cookie: string | undefined, lingua = 'it') {
  const cookies = [cookie, `lingua=${lingua}`].filter(Boolean).join('; ')
  const address = `${house.url}/print/alfa/${sala.evening}/float/${path}.pdf`
  const response = await fetch(address, { headers: { cookie: cookies } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPdf = response.headers.get('content-type') === 'application/pdf'
  return { status: response.status, text: isPdf ? pdfText(bytes) : bytes.toString() }
}

const by = (n: number) => sala.person(n).cookie
const hashOf = (text: string) =>
  /verify\/alfa\/([0-9a-f]{64})/.exec(text.replaceAll(' ', ''))?.[1] ?? ''
const check = async (hash: string) =>
  (await house.query('verify.check', { slug: 'alfa', hash })).data as { print: unknown }

describe('the papers of an evening with a float', () => {
  it('V.book-print the day book is printed at any moment, and its hash is found by anybody', async () => {
    const { status, text } = await print('libretto/T1', by(CHANGEUR))
    expect(status).toBe(200)
    expect(text).toContain('PROVVISORIO')
    expect(text).toContain('C’è 300.000')
    const hash = hashOf(text)
    expect(await check(hash)).toMatchObject({
      proof: null,
      print: { kinds: ['libretto'], title: 'Martedì', chain: { sound: true }, later: 0 },
    })
    await sala.play([act(CHANGEUR, 'writeLine', { ...T1, text: 'si cambia mazzo' })])
    expect(await check(hash)).toMatchObject({ print: { chain: { sound: true }, later: 1 } })
    expect(await check(hash.replace(/^./, (one) => (one === '0' ? '1' : '0')))).toMatchObject({
      proof: null,
      print: null,
    })
  })

  it('V.out-and-back a reprint of a slip says so, whoever prints it again and in either language', async () => {
    const first = await print('anticipazione/1', by(CLIENT))
    expect(first.status).toBe(200)
    expect(first.text).toContain('200 punti')
    expect(first.text).not.toContain('ristampa')
    expect((await print('anticipazione/1', by(INSPECTOR))).text).toContain('ristampa n. 1')
    expect((await print('anticipazione/1', by(CHANGEUR), 'en')).text).toContain('reprint no. 2')
  })

  it('ch27 members without an office, and strangers, get none of them', async () => {
    const paths = ['libretto/T1', 'dotazione/T1/apertura', 'etichetta/T1/1', 'rendimento']
    for (const path of paths) {
      expect((await print(path, by(STRANGER))).status).toBe(403)
      expect((await print(path, by(CLIENT))).status).toBe(403)
      expect((await print(path, undefined)).status).toBe(401)
      expect((await print(path, by(WITNESS))).status).toBe(200)
      expect((await print(path, sala.desk.cookie)).status).toBe(200)
    }
    expect((await print('rendimento', by(CHANGEUR))).status).toBe(403)
    expect((await print('anticipazione/1', by(STRANGER))).status).toBe(403)
  })

  it('V.book-print the tablet of the table prints its book', async () => {
    expect((await print('libretto/T1', sala.cookieOf('tablet'))).status).toBe(200)
    expect((await print('rendimento', sala.cookieOf('tablet'))).status).toBe(403)
  })

  it.each([
    'libretto/T9',
    'libretto/__proto__',
    'modulo/1',
    'asso/1',
    'dotazione/T1/chiusura',
    'x',
  ])('V.book-print there is no paper at %s', async (path) => {
    expect((await print(path, sala.desk.cookie)).status).toBe(404)
  })
})

it('V.book-print a journal that was changed after the print is found out by its hash', async () => {
  const hash = hashOf((await print('dotazione/T1/apertura', by(INSPECTOR))).text)
  expect(await check(hash)).toMatchObject({ print: { chain: { sound: true } } })
  const { sql } = house.database
  await sql`alter table journal disable trigger user`
  await sql`
    update journal set event = replace(event::text, '118', '119')::json
     where stream_id = ${sala.evening} and type = 'taxBoxPlaced'`
  await sql`alter table journal enable trigger user`
  expect(await check(hash)).toMatchObject({ print: { chain: { sound: false } } })
})
