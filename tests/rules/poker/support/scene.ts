import type { Unbranded } from '@/rules/kernel/brand'
import { asMember } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import { type Evening, NO_EVENING } from '@/rules/poker/evening'
import type { TableProgress } from '@/rules/poker/frame/progress'
import { asTable } from '@/rules/poker/state/ids'
import type { SignUp } from '@/rules/poker/state/list'
import type { Player, Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { type Happened, Moment, NINE } from '../../support/bench'
import { socio, tavolo } from './people'

/** A command as a test writes it, with plain values. */
export type GivenCommand = Unbranded<PokerCommand>

/** An evening at a moment, with everything that happened; each step gives a new one. */
export class Scene extends Moment<Evening, PokerCommand, PokerEvent> {
  constructor(
    readonly evening: Evening = NO_EVENING,
    now = NINE,
    journal: readonly Happened<PokerEvent>[] = [],
    /** The member that `away`, `leaves` and similar steps are about. */
    readonly whom: string = 'rossi',
    /** The state of the table that the giver of the next command has seen; by default the current one. */
    readonly upon?: TableProgress,
  ) {
    super({ decider: poker }, evening, now, journal)
  }

  /** As it is written: the server tests what the schemas refuse. */
  protected override read(given: GivenCommand): PokerCommand {
    return given as PokerCommand
  }

  protected override get seen(): unknown {
    return this.upon
  }

  // Where no giver is named, the tablet of the first table gives the command.
  override decide(given: GivenCommand, by = tavolo()) {
    return super.decide(given, by)
  }

  override give(given: GivenCommand, by = tavolo()): this {
    return super.give(given, by)
  }

  override when(given: GivenCommand, by = tavolo()) {
    return super.when(given, by)
  }

  protected override copy(changes: Partial<Scene>): this {
    const {
      state = this.evening,
      now = this.now,
      journal = this.journal,
      whom = this.whom,
    } = changes
    return new Scene(state, now, journal, whom, changes.upon) as this
  }

  /** The same scene, where the giver of the next command has seen this earlier state. */
  seeing(upon: TableProgress): Scene {
    return this.copy({ upon })
  }

  with(member: string): Scene {
    return this.copy({ whom: member })
  }

  /** These members sign a list, in this order. */
  signed(...members: string[]): Scene {
    return this.signedOn('L1', ...members)
  }

  signedOn(list: string, ...members: string[]): Scene {
    return members.reduce<Scene>(
      (scene, member) => scene.give({ type: 'sign', list, strokes: AUTOGRAPH }, socio(member)),
      this,
    )
  }

  /** Every called member answers “coming”. */
  allComing(): Scene {
    return Object.values(this.evening.signUps).reduce<Scene>((scene, { number }) => {
      const call = scene.evening.signUps[number]?.call
      if (!call || call.answer === 'coming') return scene
      return scene.give({ type: 'answerCall', signUp: number, answer: 'coming' }, segretario)
    }, this)
  }

  /** Every called member agrees to choose: seats 1, 2, 3 … in the order of signature, seat 1 the first cartaro. */
  seatedInOrder(table = 'T1'): Scene {
    const members = Object.keys(this.table(table).players)
    const agreed = members.reduce<Scene>(
      (scene, member) =>
        scene.give({ type: 'agreeFreeSeats', table, member, agree: true }, tavolo(table)),
      this,
    )
    const seated = members.reduce<Scene>(
      (scene, member, index) =>
        scene.give({ type: 'takeSeat', table, member, seat: index + 1 }, tavolo(table)),
      agreed,
    )
    return seated.give({ type: 'setFirstCartaro', table, seat: 1 }, tavolo(table))
  }

  /** The secretary hands out every passata asked at the table. */
  paid(table = 'T1'): Scene {
    return Object.values(this.table(table).players).reduce<Scene>(
      (scene, { member, asked }) =>
        asked ? scene.give({ type: 'confirmPassata', table, member }, segretario) : scene,
      this,
    )
  }

  /** Colpi dealt to everyone at the table and won by the first in the giro, who takes the pot alone. */
  afterColpi(count: number, table = 'T1'): Scene {
    let scene: Scene = this
    for (let n = 0; n < count; n++) {
      const dealt = scene.give({ type: 'deal', table, out: [] }, tavolo(table))
      const winner = dealt.table(table).colpo?.players[0] ?? ''
      const ranking = [[winner]]
      const outcome = { kind: 'won' as const, put: [], ranking, honours: [], refund: null }
      scene = dealt.give({ type: 'recordColpo', table, outcome }, tavolo(table))
    }
    return scene
  }

  /** The member goes away from the table, and this much time passes. */
  away(time: string, table = 'T1'): Scene {
    return this.give({ type: 'goAway', table, member: this.whom }, tavolo(table)).after(time)
  }

  table(id = 'T1'): Table {
    const table = this.evening.tables[asTable(id)]
    if (!table) throw new Error(`no table ${id} in this scene`)
    return table
  }

  player(member = this.whom, table = 'T1'): Player {
    const player = this.table(table).players[asMember(member)]
    if (!player) throw new Error(`no ${member} at table ${table}`)
    return player
  }

  /** The member's latest sign-up on a list. */
  signUp(member = this.whom, list = 'L1'): SignUp {
    const found = Object.values(this.evening.signUps)
      .filter((signUp) => signUp.member === member && signUp.list === list)
      .at(-1)
    if (!found) throw new Error(`${member} has not signed ${list}`)
    return found
  }

  /** Members whose sign-ups on a list have this status, in order of signature. */
  members(status: SignUp['status'], list = 'L1'): string[] {
    return Object.values(this.evening.signUps)
      .filter((signUp) => signUp.list === list && signUp.status === status)
      .map((signUp) => signUp.member)
  }

  /** Members with an open offer or call, in order of signature. */
  called(kind: 'formation' | 'place'): string[] {
    return Object.values(this.evening.signUps)
      .filter((signUp) => signUp.call?.kind === kind)
      .map((signUp) => signUp.member)
  }
}
