import { randomUUID } from 'node:crypto'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import { loaded } from '../../support/chemin'
import type { House, Person } from '../../support/house'

const SETTINGS = FloatSettings.parse({
  ...FLOAT_PROFILES.club,
  advancePerPerson: 100,
  advancePerTable: 100,
})
const LIST = listOf(SETTINGS)
const TABLE = 'T1'
/** Each office and its person; the same two count at the end. */
const STAFF: readonly (readonly [Office, string | null])[] = [
  ['commissario', null],
  ['testimone', null],
  ['capo-partita', TABLE],
  ['changeur', TABLE],
  ['conta', null],
  ['direttore-di-gara', null],
]

/** The float's papers that exist after the day, by kind: the end of each address below `float/`. */
export const FLOAT_ADDRESSES: Readonly<Record<string, string>> = {
  libretto: `libretto/${TABLE}`,
  dotazione: `dotazione/${TABLE}/apertura`,
  modulo: 'modulo/1',
  anticipazione: 'anticipazione/1',
  rientro: 'rientro/1/1',
  etichetta: `etichetta/${TABLE}/1`,
  'conta-cagnotte': `conta-cagnotte/${TABLE}/1`,
  asso: 'asso/1',
  'plus-minus': 'plus-minus/1',
  rendimento: 'rendimento',
  mance: `mance/${TABLE}`,
  carte: `carte/${TABLE}`,
  serie: 'serie/2/3',
  cartello: `cartello/${TABLE}`,
}

/** The members who hold the offices, in the order of the list, and last a deputato. */
export async function floatStaff(house: House, clubId: string, slug: string): Promise<Person[]> {
  const staff: Person[] = []
  for (const [index] of STAFF.entries())
    staff.push(await house.member(clubId, slug, `f${index}`, ['socio']))
  return [...staff, await house.member(clubId, slug, 'f9', ['socio', 'deputato'])]
}

interface FloatDay {
  slug: string
  evening: string
  desk: Person
  staff: readonly Person[]
  players: readonly Person[]
}

/**
 * A day of the float at a table of chemin de fer, opened and closed before two: an advance to the first player and back, a
 * form given up, an ace of hearts, pieces found to be others than they should be.
 */
export async function floatDay(house: House, day: FloatDay): Promise<void> {
  const { evening, desk, staff, players } = day
  const give = async (by: { cookie: string }, type: string, payload: object = {}) => {
    // A count of the cards is of this opening only if it comes later.
    house.now += 1_000
    const input = { evening, id: randomUUID(), ...payload }
    const { status, error } = await house.mutate(`chemin-de-fer.${type}`, input, by.cookie)
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(error)}`)
  }
  const here: Here = (by, type, payload = {}) => give(by, type, { table: TABLE, ...payload })
  const [inspector, witness, capo, changeur, , director, judge] = staff
  if (!inspector || !witness || !capo || !changeur || !director || !judge)
    throw new Error('six serve')
  await give(judge, 'openTable', { seats: 4, minimum: 10, level: 3, isLarge: false })
  await give(desk, 'declareFloat', { settings: SETTINGS })
  for (const [index, [office, where]] of STAFF.entries())
    await give(desk, 'enterDuty', { member: staff[index]?.id, office, where })
  const cards = { cards: 312, masks: 2, note: '' }
  await here(inspector, 'orderOpening')
  await here(capo, 'countCards', { when: 'unsealed', ...cards })
  await here(capo, 'placeTaxBox', { label: '7', seal: '118' })
  await here(inspector, 'countOpening', { changeur: changeur.id, pieces: LIST })
  await here(witness, 'confirmOpening')
  const member = players[0]?.id
  await here(inspector, 'grantAdvance', { member, seat: 1, chips: 100 })
  await here(changeur, 'giveAdvance', { advance: 1, pieces: { '100': 1 } })
  await here(changeur, 'returnAdvance', { advance: 1, pieces: { '100': 1 } })
  await here(changeur, 'askMovement', { kind: 'aggiunta', gets: { '500': 1 } })
  await here(changeur, 'dropMovement', { movement: 1, why: 'non serve' })
  await give(director, 'openGara', { name: 'Torneo' })
  await dealtOnce(house, day, here, () => here(capo, 'issueSlip', { member, seat: 1 }))
  const other = { ...LIST, '100': (LIST['100'] ?? 0) - 1, '50': (LIST['50'] ?? 0) + 2 }
  await here(changeur, 'declareGap', { pieces: other, banknotes: 0, note: '' })
  await here(inspector, 'judgeGap', { gap: 1, playsOn: true })
  await here(inspector, 'orderClosing')
  await here(capo, 'countCards', { when: 'closing', ...cards })
  await here(inspector, 'countClosing', { pieces: other, banknotes: 0, seal: '204' })
  await here(witness, 'confirmClosing')
}

type Here = (by: { cookie: string }, type: string, payload?: object) => Promise<void>

/** A coup whose cards are given, during which something happens, and taken back with its bank. */
async function dealtOnce(
  house: House,
  { slug, evening, desk, players }: FloatDay,
  here: Here,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { data } = await house.mutate('devices.issueCode', { evening, post: TABLE }, desk.cookie)
  const tablet = { cookie: await house.device(slug, (data as { code: string }).code) }
  const who = (n: number) => players[n - 1]?.id ?? ''
  const seats = [1, 2, 3, 4]
  for (const n of seats) await here(players[n - 1] ?? desk, 'takeSeat', { member: who(n), seat: n })
  for (const { type, payload } of loaded(who, { players: seats })) await here(tablet, type, payload)
  await here(players[0] ?? desk, 'openBank', { member: who(1), bank: 40 })
  await here(tablet, 'announceBank', { toutVa: false, seesStakes: false })
  const place = { kind: 'seat', seat: 2 }
  const stake = { member: who(2), place, sum: 10, line: 'beyond', part: null }
  await here(tablet, 'layStake', stake)
  await here(tablet, 'closeGame')
  await here(tablet, 'giveCards', { member: who(2) })
  await meanwhile()
  for (const _step of ['cards', 'closing', 'stake', 'announcing', 'bank'])
    await here(tablet, 'takeBack')
}
