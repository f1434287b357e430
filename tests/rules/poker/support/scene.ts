import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor, Decision, Instant } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { sha256 } from '@/rules/kernel/sha256'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import { type Evening, NO_EVENING } from '@/rules/poker/evening'
import type { TableProgress } from '@/rules/poker/frame/progress'
import { asTable } from '@/rules/poker/state/ids'
import type { SignUp } from '@/rules/poker/state/list'
import type { Player, Table } from '@/rules/poker/state/table'
import { orologio, segretario, socio, tavolo } from './people'

/** The fixed clock of every test: a Friday, nine in the evening. */
export const NINE: Instant = Date.UTC(2026, 10, 20, 20, 0)

/** Milliseconds of `hh:mm` or `hh:mm:ss`. */
export function span(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** The same secret for the same label, in every run. */
export const secretOf = (label: string): string => sha256(`test ${label}`)

/** A command as a test writes it, with plain values. */
export type GivenCommand = Unbranded<PokerCommand>

export interface Happened {
  event: PokerEvent
  at: Instant
  by: Actor
}

/** An evening at a moment, with everything that happened; each step gives a new one. */
export class Scene {
  constructor(
    readonly evening: Evening = NO_EVENING,
    readonly now: Instant = NINE,
    readonly journal: readonly Happened[] = [],
    /** The member that `away`, `leaves` and similar steps are about. */
    readonly whom: string = 'rossi',
    /** The state of the table that the giver of the next command has seen; by default the current one. */
    readonly upon?: TableProgress,
  ) {}

  /** The answer of the decider now, without a change to the scene. */
  decide(given: GivenCommand, by: Actor): Decision<PokerEvent, Evening> {
    // A test writes plain values; what the schemas refuse is tested at the server.
    const command = given as PokerCommand
    const labels = poker.secrets(this.evening, command)
    const secrets = Object.fromEntries(labels.map((label) => [label, secretOf(label)]))
    return poker.decide(this.evening, {
      id: 'test',
      at: this.now,
      by,
      command,
      secrets,
      upon: this.upon,
    })
  }

  /** Gives a command that must be accepted. */
  give(command: GivenCommand, by: Actor): Scene {
    const decision = this.decide(command, by)
    if (!decision.accepted) {
      const { provision, code, parts } = decision.refusal
      const named = `${command.type} was refused: ${provision ?? ''} ${code}`
      throw new Error(`${named} ${JSON.stringify(parts)}`)
    }
    return this.happening(decision.events, by)
  }

  /** The scene after these events. */
  happening(events: readonly PokerEvent[], by: Actor): Scene {
    const at = this.now
    const evening = events.reduce(
      (state, event) => poker.evolve(state, event, { at, by }),
      this.evening,
    )
    const journal = [...this.journal, ...events.map((event) => ({ event, at, by }))]
    return new Scene(evening, at, journal, this.whom)
  }

  /** The same scene, where the giver of the next command has seen this earlier state. */
  seeing(upon: TableProgress): Scene {
    return new Scene(this.evening, this.now, this.journal, this.whom, upon)
  }

  /** Lets time pass, `hh:mm` or `hh:mm:ss`, without the clock doing anything. */
  after(time: string): Scene {
    return new Scene(this.evening, this.now + span(time), this.journal, this.whom)
  }

  /** Lets time pass, while the clock gives each command at its time. */
  waiting(time: string): Scene {
    const until = this.now + span(time)
    let scene: Scene = this
    for (;;) {
      const next = poker.due(scene.evening)[0]
      if (!next || next.at > until) break
      const at = Math.max(next.at, scene.now)
      scene = new Scene(scene.evening, at, scene.journal, scene.whom).give(next.command, orologio)
    }
    return new Scene(scene.evening, until, scene.journal, scene.whom)
  }

  with(member: string): Scene {
    return new Scene(this.evening, this.now, this.journal, member)
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

/** A short stroke of the pen. */
export const AUTOGRAPH: [number, number, number][][] = [
  [
    [10, 40, 0],
    [60, 12, 80],
    [110, 44, 160],
  ],
]
