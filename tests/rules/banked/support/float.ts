import { equationOf, isBooked } from '@/rules/float/equation'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import type { FloatRoom } from '@/rules/float/state/room'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Balances } from '@/rules/kernel/ledger'

/** The value of a club's whole float, and its pieces. */
export const LIST = listOf(FLOAT_PROFILES.club)
export const WHOLE = 13_600

const secretary: Actor = {
  roles: ['socio', 'segretario'],
  member: asMember('segreteria'),
  post: null,
}
/** A person on duty, on their own phone. */
export const duty = (name: string): Actor => ({
  roles: ['socio'],
  member: asMember(name),
  post: null,
})

/** A table of either banked game at which commands are given. */
export interface FloatPlay {
  readonly evening: { readonly float: FloatRoom; readonly accounts: Balances }
  give(command: never, by?: Actor): unknown
  refused(command: never, by?: Actor): string
}

const ON_DUTY = [
  ['commissario', null],
  ['testimone', null],
  ['capo-partita', 'T1'],
  ['changeur', 'T1'],
  ['valletto', null],
  ['cassa-esterna', null],
] as const

/** The float of table 1 of either game, whose commands these are; the equation is tried after each. */
export class FloatHands<P extends FloatPlay> {
  constructor(
    readonly play: P,
    readonly settings = FLOAT_PROFILES.club,
  ) {}

  by(name: string, command: object): this {
    this.play.give(command as never, name === 'desk' ? secretary : duty(name))
    this.holds()
    return this
  }
  refused(name: string, command: object): string {
    return this.play.refused(command as never, duty(name))
  }

  /** The one equation holds, and the book has the pieces that the state counts. */
  holds(): void {
    const { float, accounts } = this.play.evening
    if (!equationOf(float, 'T1').holds) throw new Error('no equation')
    if (!isBooked(float, accounts, 'T1')) throw new Error('the book and the pieces differ')
  }

  get float() {
    return floatAt(this.play.evening.float, 'T1')
  }
  get gaps() {
    return this.play.evening.float.gaps
  }

  /** The float declared, its staff on duty, and the box of the table opened before two. */
  opened(): this {
    this.by('desk', { type: 'declareFloat', settings: this.settings })
    for (const [office, where] of ON_DUTY)
      this.by('desk', { type: 'enterDuty', member: office, office, where })
    return this.by('commissario', { type: 'orderOpening', table: 'T1' })
      .cards('unsealed')
      .by('commissario', {
        type: 'countOpening',
        table: 'T1',
        changeur: 'changeur',
        pieces: listOf(this.settings),
      })
      .by('testimone', { type: 'confirmOpening', table: 'T1' })
  }

  cards(when: 'unsealed' | 'closing'): this {
    const note = 'contate dal capo'
    const all = { table: 'T1', when, cards: 312, masks: 2, note }
    return this.by('capo-partita', { type: 'countCards', ...all })
  }

  /** The pieces of a whole float with this sum more or less, in ones. */
  pieces(more: number): Record<string, number> {
    const ones = (LIST['1'] ?? 0) + more
    return { ...LIST, '1': ones }
  }

  /** A count in the course of the day, before two. */
  spot(pieces: object): this {
    return this.by('commissario', {
      type: 'countSpot',
      table: 'T1',
      pieces,
      banknotes: this.float.banknotes,
    }).by('testimone', { type: 'confirmSpot', table: 'T1' })
  }

  /** The changeur says that the float has these pieces. */
  declared(pieces: object): this {
    const { banknotes } = this.float
    return this.by('changeur', { type: 'declareGap', table: 'T1', pieces, banknotes, note: '' })
  }

  /** A fill or a credit, with all its steps. */
  moved(kind: 'aggiunta' | 'reso', pieces: object): this {
    const movement = this.play.evening.float.movements.length + 1
    const asked = kind === 'aggiunta' ? { gets: pieces } : { gives: pieces }
    const step = { table: 'T1', movement }
    return this.by('changeur', { type: 'askMovement', table: 'T1', kind, ...asked })
      .by('commissario', { type: 'approveMovement', ...step })
      .by('cassa-esterna', { type: 'prepareMovement', ...step })
      .by('testimone', { type: 'countersignMovement', ...step })
      .by('valletto', { type: 'carryMovement', ...step })
      .by(kind === 'aggiunta' ? 'changeur' : 'cassa-esterna', {
        type: 'receiveMovement',
        ...step,
        pieces,
      })
  }

  /** The box of the table closed before two with these pieces. */
  closed(pieces: object): this {
    const { banknotes } = this.float
    return this.by('commissario', { type: 'orderClosing', table: 'T1' })
      .cards('closing')
      .by('commissario', { type: 'countClosing', table: 'T1', pieces, banknotes, seal: '204' })
      .by('testimone', { type: 'confirmClosing', table: 'T1' })
  }
}
