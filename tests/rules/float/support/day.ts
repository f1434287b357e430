/* A whole day of a float: two tables, every office, every kind of entry. */
import { FloatSettings } from '@/rules/float/settings'
import type { Actor } from '@/rules/kernel/decider'
import { coup, LIST, member, opened, person, type Room, SETTINGS, secretary, tablet } from './room'
import type { Given } from './walks'

type Fields = Readonly<Record<string, unknown>>
type Does = (who: string | Actor, type: Given['type'], fields?: Fields) => void

/** The persons of the house give commands at a table, each by the name of their office. */
const at =
  (room: Room, table: string): Does =>
  (who, type, fields = {}) => {
    const actor = typeof who === 'string' ? person(who) : who
    room.by(actor, { type, table, ...fields } as Given)
  }

const [alfa, beta, gamma] = ['alfa', 'beta', 'gamma'].map(member)
const counted = { cards: 312, masks: 2, note: '' }
const witness = 'testimone'
const changeur = 'changeur'
const inspector = 'commissario'

function secondTable(room: Room): Does {
  for (const [name, office, where] of [
    ['capo2', 'capo-partita', 'T2'],
    ['changeur2', 'changeur', 'T2'],
    ['altro', 'changeur', 'T1'],
    ['seconda', 'conta', null],
  ] as const)
    room.by(secretary, { type: 'enterDuty', member: member(name), office, where })
  const does = at(room, 'T2')
  does(inspector, 'orderOpening')
  does('capo2', 'countCards', { when: 'unsealed', ...counted })
  does('capo2', 'placeTaxBox', { label: '8', seal: '120' })
  does(inspector, 'countOpening', { changeur: 'changeur2', pieces: LIST })
  does(witness, 'confirmOpening')
  return does
}

/** A form asked for by the changeur on turn, and how far it goes. */
function form(does: Does, by: string, movement: number, sides: Fields, last: string) {
  if (sides.kind) does(by, 'askMovement', { gives: {}, notes: 0, gets: {}, ...sides })
  if (last === 'asked') return
  if (sides.kind) does(inspector, 'approveMovement', { movement })
  does('cassa-esterna', 'prepareMovement', { movement })
  does(witness, 'countersignMovement', { movement })
  does('valletto', 'carryMovement', { movement })
}

function playing(room: Room, one: Does, two: Does) {
  room.by(secretary, { type: 'hand', member: 'alfa', chips: 1_000 })
  room.by(person('direzione'), { type: 'openGara', name: 'Gara d’autunno' })
  const slip = { member: alfa, seat: 3 }
  coup(room, 1_340)
  one('capo-partita', 'issueSlip', slip)
  one('capo-partita', 'issueSlip', { ...slip, member: beta, printed: 7 })
  one('direttore-di-gara', 'signSlip', { slip: 1 })
  one('direttore-di-gara', 'cancelSlip', { slip: 7, why: 'carta nulla' })
  const rest = { '20': 1, '10': 1, '1': 3 }
  const tax = { taken: { '100': 1 }, rest, box: { '50': 1, '10': 1, '5': 1, '1': 2 } }
  one(changeur, 'payTax', { coup: 1, ...tax })
  one(tablet, 'deal')
  one(tablet, 'end', { won: -40, isLast: true })
  coup(room, 200)
  const other = { ...tablet, post: 'T2' }
  two(other, 'deal')
  two(other, 'end', { won: 400 })
  one('capo-partita', 'issueSlip', slip)
  two('capo2', 'issueSlip', { ...slip, member: gamma, seat: 5 })
  one(tablet, 'deal')
  one(changeur, 'putStack', { member: alfa, seat: 3, pieces: { '500': 1 } })
  one(tablet, 'end', { won: 0, isVoid: true })
  one(changeur, 'changeStack', { given: { '100': 5 } })
  const change = { taken: { '100': 1 }, given: { '50': 2 }, seat: 3 }
  one(changeur, 'change', { ...change, purpose: 'banco' })
  two('changeur2', 'change', { ...change, purpose: 'giocatore' })
}

function money(room: Room, one: Does, two: Does) {
  const notes = { offered: 'banconote', into: 'fiches' }
  one(changeur, 'changeMoney', { ...notes, member: alfa, pieces: { '500': 3 } })
  one(inspector, 'identifyPerson', { member: alfa })
  two('changeur2', 'changeMoney', { ...notes, member: alfa, pieces: { '500': 2 } })
  one(changeur, 'changeMoney', { ...notes, member: null, pieces: { '100': 1 } })
  one(changeur, 'changeMoney', { ...notes, member: beta, pieces: { '100': 4 } })
  one(inspector, 'undoLine', { line: room.lines.length, why: 'scritto due volte' })
  one(inspector, 'grantAdvance', { member: alfa, seat: 4, chips: 200 })
  one(changeur, 'giveAdvance', { advance: 1, pieces: { '100': 2 } })
  one(changeur, 'returnAdvance', { advance: 1, pieces: { '50': 1 } })
  one(inspector, 'grantAdvance', { member: beta, seat: 2, chips: 300 })
  one(inspector, 'dropGrant', { advance: 2 })
  two(inspector, 'grantAdvance', { member: gamma, seat: 5, chips: 100 })
  two('changeur2', 'giveAdvance', { advance: 3, pieces: { '100': 1 } })
  two('changeur2', 'returnAdvance', { advance: 3, pieces: { '50': 2 } })
  one(changeur, 'takeTip', { member: alfa, pieces: { '20': 1 } })
  two('changeur2', 'takeTip', { member: null, pieces: { '5': 1 } })
  one(changeur, 'findOrphan', { pieces: { '10': 3 }, seat: 5, note: 'caduta' })
  one(changeur, 'reportSide', { item: 1 })
  one(inspector, 'withdrawSide', { item: 3 })
  one(inspector, 'claimOrphan', { item: 3, member: beta })
}

function movements(one: Does, two: Does) {
  const reintegro = { kind: 'reintegro', gives: { '500': 1 }, gets: { '100': 5 } }
  const why = 'mancano pezzi'
  form(one, changeur, 1, { ...reintegro, notes: 100, gets: { '100': 6 } }, '')
  one(changeur, 'receiveMovement', { movement: 1, pieces: { '100': 6 } })
  form(one, changeur, 2, reintegro, '')
  one(changeur, 'refuseDelivery', { movement: 2, why })
  form(two, 'changeur2', 4, reintegro, '')
  two('changeur2', 'refuseDelivery', { movement: 4, why })
  one(changeur, 'receiveMovement', { movement: 3, pieces: { '500': 1 } })
  two('changeur2', 'receiveMovement', { movement: 5, pieces: { '500': 1 } })
  form(one, changeur, 6, reintegro, 'asked')
  one(changeur, 'dropMovement', { movement: 6, why: 'chiesto due volte' })
  form(one, changeur, 7, { kind: 'aggiunta', gets: { '100': 5 } }, '')
  one(changeur, 'receiveMovement', { movement: 7, pieces: { '100': 5 } })
  form(one, changeur, 8, { kind: 'reso', gives: { '100': 2 } }, '')
  one('cassa-esterna', 'receiveMovement', { movement: 8, pieces: { '100': 2 } })
  const paper = { member: beta, kind: 'assegno', chips: 200, pieces: { '100': 2 }, note: '' }
  one(inspector, 'allowPaper', paper)
  form(one, changeur, 9, {}, '')
  one(changeur, 'receiveMovement', { movement: 9, pieces: { '100': 2 } })
  form(two, 'changeur2', 10, { kind: 'aggiunta', gets: { '50': 2 } }, '')
  two('changeur2', 'receiveMovement', { movement: 10, pieces: { '50': 2 } })
  form(one, changeur, 11, reintegro, '')
  one(inspector, 'loseMovement', { movement: 11, why: 'non è arrivato' })
  one(witness, 'witnessGap', { gap: 1 })
}

function turns(room: Room, one: Does) {
  const held = () => ({ pieces: room.float.pieces, banknotes: room.float.banknotes })
  one(changeur, 'beginHandover', { to: 'altro' })
  one('altro', 'countHandover', { member: 'altro', ...held() })
  one(inspector, 'attendHandover')
  one(changeur, 'countHandover', { member: changeur, ...held() })
  one('altro', 'beginHandover', { to: changeur })
  one(changeur, 'refuseHandover', { member: changeur, why: 'mancano pezzi' })
  const gap = { cause: 'passaggio-non-firmato', note: '' }
  one('altro', 'declareGap', { ...held(), ...gap })
  one(inspector, 'relieveChangeur', { to: changeur, ...held(), why: 'si è allontanato' })
  one(changeur, 'countHandover', { member: changeur, ...held() })
}

function counts(room: Room, one: Does, two: Does) {
  const held = () => ({ pieces: room.float.pieces, banknotes: room.float.banknotes })
  const short = () => ({ ...room.float.pieces, '20': (room.float.pieces['20'] ?? 0) - 1 })
  const chief = { member: member('capo'), office: 'commissario-capo', where: null } as const
  room.by(secretary, { type: 'enterDuty', ...chief })
  one(inspector, 'countSpot', held())
  one(witness, 'confirmSpot')
  one(inspector, 'countSpot', { ...held(), pieces: short() })
  one(witness, 'confirmSpot')
  one(changeur, 'declareGap', { ...held(), pieces: short(), cause: 'sconosciuta', note: 'ieri' })
  one(inspector, 'judgeGap', { gap: 3, playsOn: false })
  one(witness, 'witnessGap', { gap: 3 })
  const found = { gap: 3, pieces: { '20': 1 }, cause: 'cambio-errato', note: 'resi da Alfa' }
  one(inspector, 'compensateGap', found)
  const pieces = { ...LIST, '500': 31, '100': 150, '50': 100, '5': 101 }
  two('changeur2', 'declareGap', { pieces, banknotes: 1_000, cause: 'sconosciuta', note: '' })
  one(inspector, 'recordCheck', { what: 'carte', isRight: true, note: '' })
  two(inspector, 'recordCheck', { what: 'cagnotte', isRight: false, note: 'aperta' })
  one(inspector, 'decideCase', { text: 'il colpo vale', recordings: 'telecamera 4' })
  const text = 'due giocatori si passano fiches'
  room.by(person(inspector), { type: 'reportIrregularity', text, to: ['direzione-giochi'] })
  one(changeur, 'reportSuspicion', { text: 'una fiche sembra falsa' })
  one(changeur, 'writeLine', { text: 'si cambia mazzo' })
  one(changeur, 'strikeLine', { line: room.lines.length, why: 'altro tavolo' })
  one('capo-partita', 'countCards', {
    when: 'taglia',
    ...counted,
    cards: 311,
    note: 'manca un asso',
  })
}

function closing(room: Room, one: Does, seal: string) {
  one(inspector, 'orderClosing')
  one('capo-partita', 'countCards', { when: 'closing', ...counted })
  for (const { number, table, taken } of room.room.side)
    if (table === 'T1' && !taken) one(inspector, 'withdrawSide', { item: number })
  const { pieces, banknotes } = room.float
  const sealed = { pieces, banknotes, seal }
  one(inspector, 'countClosing', sealed)
  one(inspector, 'dropCount')
  one(inspector, 'countClosing', sealed)
  one(witness, 'confirmClosing')
  one(inspector, 'sealTaxBox', { seal: '119' })
  one(inspector, 'escortTaxBox')
  one('conta', 'receiveTaxBox', { isSealWhole: true })
  one('conta', 'countTaxBox', { pieces: { '50': 1, '20': 1 } })
  one('seconda', 'confirmTaxBox')
}

function closedAndOpened(room: Room, one: Does) {
  closing(room, one, '204')
  one(inspector, 'askBookReopening', { why: 'manca una nota' })
  one(witness, 'reopenBook')
  one(inspector, 'writeLine', { text: 'nota' })
  one(inspector, 'closeBook')
  one('cassa-esterna', 'endClaim', { advance: 1, how: 'settled' })
  one(inspector, 'orderOpening')
  one('capo-partita', 'countCards', { when: 'unsealed', ...counted })
  one('capo-partita', 'placeTaxBox', { label: '9', seal: '121' })
  one(inspector, 'countOpening', { changeur, pieces: LIST })
  one(witness, 'confirmOpening')
  one(changeur, 'change', { taken: { '50': 2 }, given: { '100': 1 }, purpose: 'giocatore' })
  const pieces = { ...room.float.pieces, '5': (room.float.pieces['5'] ?? 0) + 2 }
  one(changeur, 'declareGap', { pieces, banknotes: 0, cause: 'sconosciuta', note: '' })
  for (const { number, table, playsOn } of room.room.gaps)
    if (table === 'T1' && playsOn !== true)
      one(inspector, 'judgeGap', { gap: number, playsOn: true })
  coup(room, 60)
  closing(room, one, '205')
  const leaves = room.room.staff.find(({ office }) => office === 'valletto')?.number ?? 0
  room.by(secretary, { type: 'leaveDuty', duty: leaves })
}

/** Table 1 is opened twice and closed twice, table 2 stays open. */
export function wholeDay(): Room {
  const deskList = [
    { value: 500, pieces: 10 },
    { value: 100, pieces: 40 },
    { value: 50, pieces: 20 },
  ]
  const room = opened(FloatSettings.parse({ ...SETTINGS, deskList }))
  const [one, two] = [at(room, 'T1'), secondTable(room)]
  playing(room, one, two)
  money(room, one, two)
  movements(one, two)
  turns(room, one)
  counts(room, one, two)
  closedAndOpened(room, one)
  return room
}
