import { linesOf } from '@/rules/float/book'
import { equationOf, isBooked } from '@/rules/float/equation'
import type { Pieces } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import { tellOfFloatEvent } from '@/rules/float/sentences'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { textOf } from '@/rules/kernel/tell'
import { given, Story } from '../../support/bench'
import { type Toss, type TossCommand, tossed } from './game'

export const member = (name: string): MemberId => asMember(name)
/** A person on their own phone. */
export const person = (name: string): Actor => ({
  roles: ['socio'],
  member: asMember(name),
  post: null,
})
export const secretary: Actor = {
  roles: ['socio', 'segretario'],
  member: asMember('segreteria'),
  post: null,
}
export const tablet: Actor = { roles: ['tavolo'], member: null, post: 'T1' }

/** Each office of the fixtures has a person of the same name. */
export const STAFF: readonly (readonly [Office, string | null])[] = [
  ['commissario', null],
  ['testimone', null],
  ['capo-partita', 'T1'],
  ['changeur', 'T1'],
  ['valletto', null],
  ['cassa-esterna', null],
  ['conta', null],
  ['direzione', null],
  ['direttore-di-gara', null],
]

/** The one equation and the book agree with the pieces, at both tables. */
function holds({ float, balances }: Toss): void {
  for (const table of ['T1', 'T2']) {
    const equation = equationOf(float, table)
    if (!equation.holds) throw new Error(`no equation at ${table}: ${JSON.stringify(equation)}`)
    if (!isBooked(float, balances, table))
      throw new Error(`the book and the pieces of ${table} differ`)
  }
  const sum = Object.values(balances).reduce((all, chips) => all + chips, 0)
  if (sum !== 0) throw new Error('the book does not sum to zero')
}

type Given = Unbranded<TossCommand>

/** A room in which commands are given one after another, a minute apart. */
export class Room {
  readonly story = new Story(given({ decider: tossed, holds }), secretary, '00:01')

  /** Gives a command that must be accepted. */
  by(actor: Actor, command: Given): this {
    this.story.give(command, actor)
    return this
  }

  /** Gives a command that must be refused, and returns the provision with the code. */
  refused(actor: Actor, command: Given): string {
    return this.story.refused(command, actor)
  }

  try(actor: Actor, command: Given) {
    return this.story.try(command, actor)
  }

  after(time: string): this {
    this.story.after(time)
    return this
  }

  get state() {
    return this.story.state
  }
  get at() {
    return this.story.now
  }
  get float() {
    return floatAt(this.state.float, 'T1')
  }
  get lines() {
    return linesOf(this.float)
  }
  get room() {
    return this.state.float
  }
}

/** The settings of the tests: Venice's float, with advances. */
export const SETTINGS = FloatSettings.parse({
  ...FLOAT_PROFILES.venezia,
  advancePerPerson: 500,
  advancePerTable: 800,
})
export const LIST: Pieces = listOf(SETTINGS)

/** A house with its float declared and its staff on duty. */
export function staffed(settings: FloatSettings | null = SETTINGS): Room {
  const room = new Room().by(secretary, { type: 'declareFloat', settings })
  for (const [office, where] of STAFF)
    room.by(secretary, { type: 'enterDuty', member: member(office), office, where })
  return room
}

/** The order of the day up to the count: ordered, packs unsealed and counted, the box of the tax in its place. */
export const prepared = (settings: FloatSettings = SETTINGS): Room =>
  staffed(settings)
    .by(person('commissario'), { type: 'orderOpening', table: 'T1' })
    .by(person('capo-partita'), {
      type: 'countCards',
      table: 'T1',
      when: 'unsealed',
      cards: 312,
      masks: 2,
      note: '',
    })
    .by(person('capo-partita'), { type: 'placeTaxBox', table: 'T1', label: '7', seal: '118' })

/** Table 1 open before two, the changeur on turn. */
export const opened = (settings: FloatSettings = SETTINGS): Room =>
  prepared(settings)
    .by(person('commissario'), {
      type: 'countOpening',
      table: 'T1',
      changeur: member('changeur'),
      pieces: listOf(settings),
    })
    .by(person('testimone'), { type: 'confirmOpening', table: 'T1' })

/** Table 2 is opened beside table 1, with a capo and a changeur of its own. */
export function withSecondTable(room: Room = opened()): Room {
  const T2 = { table: 'T2' } as const
  for (const [name, office] of [
    ['capo2', 'capo-partita'],
    ['changeur2', 'changeur'],
  ] as const)
    room.by(secretary, { type: 'enterDuty', member: member(name), office, where: 'T2' })
  const [inspector, capo] = [person('commissario'), person('capo2')]
  const packs = { when: 'unsealed', cards: 312, masks: 2, note: '' } as const
  return room
    .by(inspector, { type: 'orderOpening', ...T2 })
    .by(capo, { type: 'countCards', ...T2, ...packs })
    .by(capo, { type: 'placeTaxBox', ...T2, label: '8', seal: '120' })
    .by(inspector, { type: 'countOpening', ...T2, changeur: member('changeur2'), pieces: LIST })
    .by(person('testimone'), { type: 'confirmOpening', ...T2 })
}

/** A coup dealt and ended at table 1. */
export const coup = (room: Room, won: number, isVoid = false): Room =>
  room
    .by(tablet, { type: 'deal', table: 'T1' })
    .by(tablet, { type: 'end', table: 'T1', won, isVoid })

/** The float of table 1 is closed as it is, before two. */
export function closed(room: Room): Room {
  const inspector = person('commissario')
  const all = { when: 'closing', cards: 312, masks: 2, note: '' } as const
  room
    .by(inspector, { type: 'orderClosing', table: 'T1' })
    .by(person('capo-partita'), { type: 'countCards', table: 'T1', ...all })
  const { pieces, banknotes } = room.float
  return room
    .by(inspector, { type: 'countClosing', table: 'T1', pieces, banknotes, seal: '204' })
    .by(person('testimone'), { type: 'confirmClosing', table: 'T1' })
}

/** A table open, with a second changeur on duty. */
export const withOther = (): Room =>
  opened().by(secretary, {
    type: 'enterDuty',
    member: member('altro'),
    office: 'changeur',
    where: 'T1',
  })

/** A table that was closed, ready to be counted for another opening. */
export const readyAgain = (room: Room): Room =>
  room
    .by(person('commissario'), { type: 'orderOpening', table: 'T1' })
    .by(person('capo-partita'), {
      type: 'countCards',
      table: 'T1',
      when: 'unsealed',
      cards: 312,
      masks: 2,
      note: '',
    })
    .by(person('commissario'), { type: 'sealTaxBox', table: 'T1', seal: '119' })
    .by(person('capo-partita'), { type: 'placeTaxBox', table: 'T1', label: '8', seal: '120' })

/** The sentence of the latest line of the book. */
export const said = (room: Room, locale: 'it' | 'en' = 'it'): string => {
  const { event } = room.lines.at(-1) ?? {}
  const told = event ? tellOfFloatEvent(event) : null
  return told
    ? textOf(told.sentence[locale], told.parts, (part) =>
        typeof part === 'object' ? JSON.stringify(part) : `${part}`,
      )
    : ''
}
