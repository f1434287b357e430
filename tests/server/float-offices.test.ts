import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { Settings } from '@/rules/black-jack/settings'
import { FLOAT_PROFILES, type FloatSettings, listOf } from '@/rules/float/settings'
import type { OfficeView } from '@/rules/float/views/office'
import { asChips } from '@/rules/kernel/chips'
import { House, type Person } from '../support/house'

const OFFICES = [
  ['commissario', null],
  ['testimone', null],
  ['capo-partita', 'T1'],
  ['changeur', 'T1'],
  ['valletto', null],
  ['cassa-esterna', null],
  ['conta', null],
  ['direzione', null],
] as const
const T1 = { table: 'T1' }
const LIST = listOf(FLOAT_PROFILES.venezia)
const staff = new Map<string, Person>()

const give = ({ cookie }: Person, type: string, payload: object) =>
  house.mutate(`chemin-de-fer.${type}`, { evening, id: randomUUID(), ...payload }, cookie)

const house = await House.open()
const club = await house.club('alfa')
const desk = await house.member(club, 'alfa', '1', ['socio', 'segretario'])
const deputato = await house.member(club, 'alfa', '2', ['socio', 'deputato'])
const stranger = await house.member(club, 'alfa', '99')
const evening = await house.evening('chemin-de-fer', desk, 'Martedì')
await must(desk, 'openTable', { seats: 9, minimum: 10, level: 3, isLarge: false })
for (const [at, [office]] of OFFICES.entries())
  staff.set(office, await house.member(club, 'alfa', String(200 + at)))
afterAll(() => house.close())

async function must(by: Person, type: string, payload: object): Promise<void> {
  const { status, error } = await give(by, type, payload)
  if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
}

const on = (office: string): Person => {
  const found = staff.get(office)
  if (!found) throw new RangeError(`nobody is ${office}`)
  return found
}

async function seen(by: Person, as = 'member') {
  const { data } = await house.query('evenings.view', { evening, as }, by.cookie)
  const { view } = data as {
    view: { office: OfficeView | null; offers: readonly { type: string }[] }
  }
  return { ...view, types: new Set(view.offers.map(({ type }) => type)) }
}

const book = ({ cookie }: Person) => house.query('log.book', { evening, ...T1 }, cookie)
const csvFor = async ({ cookie }: Person) => {
  const address = `${house.url}/print/alfa/dotazioni.csv?serata=${evening}`
  const answer = await fetch(address, { headers: { cookie } })
  return { status: answer.status, text: await answer.text() }
}

/** Commands of the float’s offices, each with a payload that its office could give. */
const ACTS = [
  ['orderOpening', T1],
  ['enterDuty', { member: 'x', office: 'changeur', where: 'T1' }],
  ['countOpening', { ...T1, changeur: 'x', pieces: LIST }],
  ['confirmOpening', T1],
  ['approveMovement', { ...T1, movement: 1 }],
  ['prepareMovement', { ...T1, movement: 1 }],
  ['carryMovement', { ...T1, movement: 1 }],
  ['countTaxBox', { ...T1, pieces: {} }],
  ['confirmTaxBox', T1],
] as const

it('the figures of an unknown evening are not found', async () => {
  const at = (of: string) => `${house.url}/print/alfa/dotazioni.csv?serata=${of}`
  for (const unknown of [randomUUID(), 'all'])
    expect((await fetch(at(unknown), { headers: { cookie: desk.cookie } })).status).toBe(404)
})

it('V.float a house without a float shows no room of it, and takes none of its commands', async () => {
  expect((await seen(desk, 'desk')).office).toBeNull()
  for (const one of staff.values()) expect((await seen(one)).office).toBeNull()
  expect((await give(on('commissario'), 'orderOpening', T1)).error?.refusal).toMatchObject({
    code: 'no-float',
  })
  expect((await book(desk)).data).toEqual({ book: null, names: {} })
})

it('V.capo-comm the desk declares the float and sets everybody to work; nobody else does', async () => {
  const settings = FLOAT_PROFILES.venezia
  expect((await give(stranger, 'declareFloat', { settings })).status).toBe(403)
  await must(desk, 'declareFloat', { settings })
  for (const [office, where] of OFFICES)
    await must(desk, 'enterDuty', { member: on(office).id, office, where })
  const own = { member: stranger.id, office: 'commissario', where: null }
  expect((await give(stranger, 'enterDuty', own)).status).toBe(422)
})

it('ch27 each office sees its own parts over HTTP, with the names of the staff', async () => {
  const parts: Record<string, readonly string[]> = {}
  for (const [office] of OFFICES) parts[office] = (await seen(on(office))).office?.sees ?? []
  expect(parts).toMatchObject({
    'capo-partita': [],
    changeur: [],
    valletto: ['forms'],
    'cassa-esterna': ['forms', 'advances', 'desk'],
    conta: ['boxes'],
  })
  for (const office of ['commissario', 'testimone', 'direzione'])
    expect(parts[office]).toEqual(expect.arrayContaining(['tables', 'books', 'gaps']))
  expect((await seen(on('commissario'))).office?.staff).toHaveLength(OFFICES.length)
})

it('V.open-close-tables each command is given by its office, through the day', async () => {
  expect((await seen(on('commissario'))).types).toContain('orderOpening')
  expect((await seen(on('testimone'))).types).not.toContain('orderOpening')
  await must(on('commissario'), 'orderOpening', T1)
  const cards = { when: 'unsealed', cards: 312, masks: 2, note: '' }
  await must(on('capo-partita'), 'countCards', { ...T1, ...cards })
  await must(on('capo-partita'), 'placeTaxBox', { ...T1, label: '7', seal: '118' })
  const count = { ...T1, changeur: on('changeur').id, pieces: LIST }
  expect((await give(on('testimone'), 'countOpening', count)).status).toBe(422)
  await must(on('commissario'), 'countOpening', count)
  expect((await give(on('commissario'), 'confirmOpening', T1)).status).toBe(422)
  expect((await seen(on('testimone'))).types).toContain('confirmOpening')
  await must(on('testimone'), 'confirmOpening', T1)
  await must(on('changeur'), 'askMovement', { ...T1, kind: 'aggiunta', gets: { 100: 5 } })
  const form = { ...T1, movement: 1 }
  expect((await give(on('cassa-esterna'), 'approveMovement', form)).status).toBe(422)
  await must(on('commissario'), 'approveMovement', form)
  expect((await seen(on('cassa-esterna'))).types).toContain('prepareMovement')
  await must(on('cassa-esterna'), 'prepareMovement', form)
  await must(on('valletto'), 'carryMovement', form)
  expect((await seen(on('cassa-esterna'))).office?.desk).toMatchObject({
    account: -500,
    inFloats: 300_000,
  })
})

it('V.book the book and the figures are read by the desk and by the offices that read every book', async () => {
  for (const one of [desk, on('commissario'), on('testimone'), on('direzione')]) {
    const { status, data } = await book(one)
    expect(status).toBe(200)
    expect(data).toMatchObject({ book: { table: 'T1', isClosed: false } })
    expect((await csvFor(one)).status).toBe(200)
  }
  for (const one of [stranger, deputato, on('valletto'), on('conta'), on('changeur')]) {
    expect((await book(one)).status).toBe(403)
    expect((await csvFor(one)).status).toBe(403)
  }
  expect((await csvFor(on('direzione'))).text).toMatch(/^date,evening,table,line/)
})

it('V.float a stranger sees nothing of the float and does nothing with it', async () => {
  const view = await seen(stranger)
  expect(view.office).toBeNull()
  for (const [type, payload] of ACTS) {
    expect(view.types, type).not.toContain(type)
    const filled = JSON.parse(JSON.stringify(payload).replaceAll('"x"', `"${stranger.id}"`))
    expect((await give(stranger, type, filled)).status, type).toBe(422)
  }
  const board = await fetch(`${house.url}/live/alfa/board`).then((answer) => {
    const reader = answer.body?.getReader()
    return reader?.read().then(({ value }) => {
      void reader.cancel()
      return new TextDecoder().decode(value)
    })
  })
  expect(board).not.toContain('dotazione:')
  expect(board).not.toContain('equation')
})

it('a member on duty at a float keeps password and PIN until the duty has ended', async () => {
  const boss = await house.member(club, 'alfa', '3', ['socio', 'amministratore'])
  const { id } = on('conta')
  const reset = (by: Person) => house.mutate('members.resetPassword', { id }, by.cookie)
  for (const by of [desk, boss]) expect((await reset(by)).error).toMatchObject({ code: 'on-duty' })
  const pin = await house.mutate('members.removePin', { id }, boss.cookie)
  expect(pin.error).toMatchObject({ code: 'on-duty' })
  const { office } = await seen(on('commissario'))
  const duty = office?.staff?.find((one) => one.member === id)?.number
  await must(desk, 'leaveDuty', { duty })
  expect((await reset(desk)).status).toBe(200)
})

it('V.cash-limit, ch32 a float with banknotes is declared only where the administrator has declared a licensed house, and in points without', async () => {
  const club = await house.club('punti', null)
  const admin = await house.member(club, 'punti', '1', ['socio', 'amministratore'])
  const secretary = await house.member(club, 'punti', '2', ['socio', 'segretario'])
  const at = { evening: await house.evening('chemin-de-fer', secretary) }
  const declare = async (settings: FloatSettings) => {
    const given = { ...at, id: randomUUID(), settings }
    return await house.mutate('chemin-de-fer.declareFloat', given, secretary.cookie)
  }
  const license = (licensedAs: string | null, by = admin) =>
    house.mutate('club.update', { licensedAs }, by.cookie)
  const { club: points, sanremo, venezia } = FLOAT_PROFILES

  for (const licensed of [sanremo, venezia, { ...points, advancePerTable: asChips(100) }])
    expect((await declare(licensed)).error?.refusal).toMatchObject({
      provision: 'V.cash-limit',
      code: 'not-licensed',
      sentence: { it: expect.stringContaining('casa con licenza') },
    })
  expect((await declare(points)).status).toBe(200)
  expect((await license('venezia', secretary)).status).toBe(403)
  expect((await license('venezia')).status).toBe(200)
  expect((await declare(venezia)).status).toBe(200)
  expect(await license(null)).toMatchObject({ status: 422, error: { code: 'licence-in-use' } })
  const audit = await house.query('audit.list', { limit: 1 }, admin.cookie)
  expect(audit.data).toMatchObject([{ what: 'clubUpdated', detail: { licensedAs: 'venezia' } }])
})

it('V.cash-limit ch22 banknotes count per person and gaming day over all games of the club, and split changes count together', async () => {
  const beside = await house.evening('black-jack', desk, 'Martedì')
  const giveBeside = ({ cookie }: Person, type: string, payload: object) => {
    house.now += 1_000
    const given = { evening: beside, id: randomUUID(), ...payload }
    return house.mutate(`black-jack.${type}`, given, cookie)
  }
  const steps: readonly (readonly [Person, string, object])[] = [
    [deputato, 'openTable', { minimum: 10, settings: Settings.parse({}), as: 'management' }],
    [desk, 'signTable', { ...T1, as: 'control' }],
    [desk, 'declareFloat', { settings: FLOAT_PROFILES.venezia }],
    ...OFFICES.map(
      ([office, where]) => [desk, 'enterDuty', { member: on(office).id, office, where }] as const,
    ),
    [on('commissario'), 'orderOpening', T1],
    [on('capo-partita'), 'countCards', { ...T1, when: 'unsealed', cards: 312, masks: 1, note: '' }],
    [on('capo-partita'), 'placeTaxBox', { ...T1, label: '8', seal: '128' }],
    [on('commissario'), 'countOpening', { ...T1, changeur: on('changeur').id, pieces: LIST }],
    [on('testimone'), 'confirmOpening', T1],
  ]
  for (const [by, type, payload] of steps) {
    const { status, error } = await giveBeside(by, type, payload)
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
  }
  const notes = (pieces: object) => ({ ...T1, member: stranger.id, pieces })
  const changed = async (given: typeof give, pieces: object) =>
    (await given(on('changeur'), 'changeMoney', notes(pieces))).error?.refusal ?? 'changed'

  expect(await changed(give, { 1000: 1, 500: 1, 200: 2 })).toBe('changed')
  expect(await changed(giveBeside, { 100: 1 })).toMatchObject({ code: 'identify-first' })
  expect(await changed(giveBeside, { 50: 1 })).toBe('changed')
  for (const given of [give, giveBeside])
    await given(on('commissario'), 'identifyPerson', { member: stranger.id })
  expect(await changed(giveBeside, { 1000: 1, 100: 1 })).toMatchObject({
    provision: 'V.cash-limit',
    code: 'above-limit',
    parts: { left: { chips: 1_050 } },
  })
  const both = await Promise.all([changed(give, { 1000: 1 }), changed(giveBeside, { 1000: 1 })])
  expect(both.filter((one) => one === 'changed')).toHaveLength(1)
  expect(await changed(give, { 50: 1 })).toBe('changed')
  expect(await changed(giveBeside, { 1: 1 })).toMatchObject({ code: 'above-limit' })
})
