import type { Pieces } from '@/rules/float/pieces/pieces'
import type { FloatSettings } from '@/rules/float/settings'
import type { Identity } from '@/server/access/identity'
import { cardOf } from '@/server/games/chemin-de-fer/print/card'
import { floatDocuments } from '@/server/print/float/documents'
import { findFloatPaper } from '@/server/print/float/find'
import type { PaperRequest } from '@/server/print/found'
import type { PaperLocale, PersonOnPaper } from '@/server/print/papers'
import { renderPaper } from '@/server/print/render'
import { aTable } from '../../rules/chemin-de-fer/support/table'
import { sceneOf } from '../../rules/float/support/game'
import {
  closed,
  coup,
  member,
  opened,
  person,
  type Room,
  SETTINGS,
  secretary,
} from '../../rules/float/support/room'
import * as given from '../fixtures'
import { pdfText } from '../pdfText'

export const inspector = person('commissario')
export const changeur = person('changeur')
export const witness = person('testimone')
export const capo = person('capo-partita')
export const desk = person('cassa-esterna')
export const valletto = person('valletto')
export const counter = person('conta')
export const director = person('direttore-di-gara')
export const T1 = { table: 'T1' } as const

const NAMES: Readonly<Record<string, string>> = {
  commissario: 'Carla Commissaria',
  testimone: 'Teo Testimone',
  'capo-partita': 'Piero Capo',
  changeur: 'Chiara Changeur',
  secondo: 'Sandro Secondo',
  valletto: 'Vito Valletto',
  'cassa-esterna': 'Cesira Cassa',
  conta: 'Conte Primo',
  conta2: 'Conte Altro',
  direzione: 'Dina Direttrice',
  'direttore-di-gara': 'Gino Gara',
  alfa: 'Alfa Neri',
  beta: 'Beatrice Gallò',
  gamma: 'Cesare D’Este',
}
const personOf = (id: string): PersonOnPaper => ({ name: NAMES[id] ?? id, card: `c-${id}` })

const identity: Identity = {
  clubId: 'club',
  slug: 'meridiana',
  sessionId: 's',
  locale: 'it',
  mustChangePassword: false,
  member: null,
  device: null,
}

export const asked = (locale: PaperLocale, who: Partial<Identity> = {}): PaperRequest => ({
  identity: { ...identity, ...who },
  club: given.CLUB,
  locale,
  origin: 'https://circolo.example',
  personOf,
  evening: 'e1',
  journal: given.PROOF.hash,
})

/** The paper at an address of the small game's evening; null where there is none. */
export const found = (room: Room, path: string, request = asked('it')) =>
  findFloatPaper(
    request,
    {
      ...{ scene: sceneOf(room.state), evening: given.EVENING, game: 'Chemin de fer' },
      card: cardOf(aTable({ profile: 'venezia' }), given.CLUB),
    },
    path.split('/'),
  )

/** The PDF at an address below `float/`. */
export async function printed(
  room: Room,
  path: string,
  locale: PaperLocale = 'it',
  reprint = 0,
): Promise<Buffer> {
  const paper = found(room, `float/${path}.pdf`, asked(locale))
  const made = await paper?.make()
  if (!paper || !made) throw new Error(`no paper at ${path}`)
  const head = given.headed(locale, reprint)
  return await renderPaper(floatDocuments, head, { kind: paper.kind, content: made.content })
}

export const textAt = async (...args: Parameters<typeof printed>): Promise<string> =>
  pdfText(await printed(...args))

/** A form from the request to the receipt; `steps` fewer than four leave it on its way. */
export function moved(
  room: Room,
  kind: 'reintegro' | 'aggiunta' | 'reso',
  form: { gives?: Pieces; gets?: Pieces },
  steps = 4,
): Room {
  room.by(changeur, { type: 'askMovement', ...T1, kind, gives: {}, notes: 0, gets: {}, ...form })
  const movement = room.room.movements.length
  const at = { ...T1, movement }
  const all = [
    () => room.by(inspector, { type: 'approveMovement', ...at }),
    () => room.by(desk, { type: 'prepareMovement', ...at }),
    () => room.by(valletto, { type: 'carryMovement', ...at }),
    () => {
      const pieces = (kind === 'reso' ? form.gives : form.gets) ?? {}
      return room.by(kind === 'reso' ? desk : changeur, { type: 'receiveMovement', ...at, pieces })
    },
  ]
  for (const step of all.slice(0, steps)) step()
  return room
}

/** An advance of 200 to Alfa, of which 50 come back. */
export const advanced = (room: Room): Room =>
  room
    .by(inspector, { type: 'grantAdvance', ...T1, member: member('alfa'), seat: 4, chips: 200 })
    .by(changeur, { type: 'giveAdvance', ...T1, advance: 1, pieces: { '200': 1 } })
    .by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 1 } })

/** A whole day at table 1 up to its last coup: changes, forms, an advance, notes, tips, a handover, a check and a minus. */
export function fullDay(settings: FloatSettings = SETTINGS): Room {
  const room = opened(settings)
    .by(secretary, {
      type: 'enterDuty',
      member: member('secondo'),
      office: 'changeur',
      where: 'T1',
    })
    .by(secretary, { type: 'enterDuty', member: member('conta2'), office: 'conta', where: null })
    .by(changeur, {
      ...{ type: 'change', ...T1, taken: { '100': 1 }, given: { '50': 2 } },
      ...{ purpose: 'giocatore', seat: 3 },
    })
  coup(coup(room, 340), 2_000)
  advanced(room)
  moved(room, 'reintegro', { gives: { '1000': 1 }, gets: { '100': 10 } })
  moved(room, 'aggiunta', { gets: { '5000': 2 } })
  const notes = { type: 'changeMoney', ...T1, offered: 'banconote', into: 'fiches' } as const
  room
    .by(changeur, { ...notes, member: member('beta'), pieces: { '500': 1 } })
    .by(changeur, { ...notes, member: null, pieces: { '100': 1 } })
    .by(changeur, { type: 'takeTip', ...T1, member: null, pieces: { '20': 1 } })
    .by(changeur, { type: 'findOrphan', ...T1, pieces: { '10': 3 }, seat: 5, note: '' })
    .by(changeur, { type: 'writeLine', ...T1, text: 'si cambia mazzo' })
  const line = room.lines.length
  room.by(changeur, { type: 'strikeLine', ...T1, line, why: 'era un altro tavolo' })
  const { pieces, banknotes } = room.float
  const counted = { type: 'countHandover', ...T1, pieces, banknotes } as const
  room
    .by(changeur, { type: 'beginHandover', ...T1, to: member('secondo') })
    .by(changeur, { ...counted, member: member('changeur') })
    .by(person('secondo'), { ...counted, member: member('secondo') })
    .by(inspector, { type: 'countSpot', ...T1, pieces, banknotes })
    .by(witness, { type: 'confirmSpot', ...T1 })
    .by(inspector, {
      ...{ type: 'decideCase', ...T1, text: 'Il colpo vale.' },
      recordings: 'telecamera 4, 22.10',
    })
  return short(room)
}

/** A piece of 100 is missing: declared by the changeur, seen by the inspector and the witness. */
function short(room: Room): Room {
  const { pieces, banknotes } = room.float
  const less = { ...pieces, '100': (pieces['100'] ?? 0) - 1 }
  return room
    .by(person('secondo'), {
      ...{ type: 'declareGap', ...T1, pieces: less, banknotes },
      ...{ cause: 'sconosciuta', note: 'manca una da 100' },
    })
    .by(inspector, { type: 'judgeGap', ...T1, gap: 1, playsOn: true })
    .by(witness, { type: 'witnessGap', ...T1, gap: 1 })
}

/** The same day closed before two, its box of the tax counted. */
export function closedDay(room: Room = fullDay()): Room {
  for (const item of room.room.side)
    room.by(inspector, { type: 'withdrawSide', ...T1, item: item.number })
  closed(room)
  return counted(room)
}

function counted(room: Room): Room {
  return room
    .by(inspector, { type: 'sealTaxBox', ...T1, seal: '119' })
    .by(inspector, { type: 'escortTaxBox', ...T1 })
    .by(counter, { type: 'receiveTaxBox', ...T1, isSealWhole: true })
    .by(counter, {
      ...{ type: 'countTaxBox', ...T1 },
      pieces: { '100': 1, '10': 1, '5': 1, '1': 1 },
    })
    .by(person('conta2'), { type: 'confirmTaxBox', ...T1 })
}
