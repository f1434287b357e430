import type { AnyGame } from './games'
import { type Counted, sharedOut } from './tableau-clerk'

export type ByName = Readonly<Record<string, number>>
/** An event as a clerk reads it. */
export type Said = Readonly<Record<string, unknown>> & { type: string; table?: string }
/** The clerk's verdict on an event: its kind, counted, and where the rules do not agree; null where it is none of theirs. */
export type Verdict = { kind: string; wrong: readonly string[] } | null

/** A game with a clerk beside it, who hears each command, and the events that the clerk has reckoned, by kind. */
export function besides(
  game: AnyGame,
  clerk: (before: never, event: Said, after: never, command: Said) => Verdict,
) {
  const reckoned: Record<string, number> = {}
  let heard: Said = { type: '' }
  const watched: AnyGame = {
    ...game,
    rulesFor(given, seed) {
      const rules = game.rulesFor(given, seed)
      return {
        ...rules,
        decide(evening, envelope) {
          heard = envelope.command as unknown as Said
          return rules.decide(evening, envelope)
        },
      }
    },
    wrong(before, event, after, command) {
      const said = clerk(before as never, event as unknown as Said, after as never, heard)
      if (said) reckoned[said.kind] = (reckoned[said.kind] ?? 0) + 1
      if (said && said.wrong.length > 0) return `${said.kind}: ${said.wrong.join('; ')}`
      return game.wrong(before, event, after, command)
    },
  }
  return { reckoned, game: watched }
}

/** The accounts that did not move as the clerk says. */
export function unlike(before: ByName, due: ByName, after: ByName): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(due)])
  return [...names].flatMap((name) => {
    const moved = (after[name] ?? 0) - (before[name] ?? 0)
    return moved === (due[name] ?? 0)
      ? []
      : [`${name} moves by ${moved}, and by ${due[name] ?? 0} by the clerk`]
  })
}

/** Chips added up under names. */
export class Heaps {
  readonly of: Record<string, number> = {}
  add(name: string, chips: number): void {
    this.of[name] = (this.of[name] ?? 0) + chips
  }
}

interface Player {
  casse: readonly { chips: number }[]
}

export const drawnBy = ({ casse }: Player): number =>
  casse.reduce((sum, { chips }) => sum + chips, 0)

/** A tableau: the casse of each, the count, the result, and the gap shared out; `kept` is what a bank should have. */
export function tableauOf(
  event: Said,
  players: Readonly<Record<string, Player>>,
  counted: ByName,
  kept = 0,
): NonNullable<Verdict> & { kept: number } {
  const rows = event.rows as readonly (Counted & { member: string; final: number })[]
  const due = rows.map(({ member }) => ({
    drawn: drawnBy(players[member] as Player),
    counted: counted[member] ?? 0,
  }))
  const gap = Math.sign(due.reduce((sum, one) => sum + one.counted - one.drawn, kept))
  const shared = sharedOut(due, kept)
  const wrong = rows.flatMap(({ member, drawn, counted: found, final }, row) =>
    drawn === due[row]?.drawn && found === due[row]?.counted && final === shared.finals[row]
      ? []
      : [`${member} has ${final}, and ${shared.finals[row]} by the clerk`],
  )
  const forgotten = Object.keys(players).filter(
    (one) => drawnBy(players[one] as Player) !== 0 && !rows.some(({ member }) => member === one),
  )
  const kind = `tableau ${['ammanco', 'even', 'supero'][1 + gap]}`
  return { kind, wrong: [...wrong, ...forgotten], kept: shared.kept }
}

interface Day {
  persons: Readonly<Record<string, Player>>
  accounts: ByName
  isUnfollowed: boolean
  closing: { counted: ByName } | null
}

/** The tableau of a day with a bank: what members lost by the book is the club's. */
export function bankedTableau(day: Day, event: Said): Verdict {
  const { persons, accounts, closing, isUnfollowed } = day
  if (event.type !== 'tableauClosed' || !closing) return null
  // A table that kept its float only leaves no book: then no chip is missing, and all that is gone is the club's.
  const has = (member: string) =>
    isUnfollowed ? closing.counted[member] : accounts[`chips:${member}`]
  const club = Object.entries(persons).reduce(
    (sum, [member, person]) => sum + drawnBy(person) - (has(member) ?? 0),
    0,
  )
  const { kept, ...verdict } = tableauOf(event, persons, closing.counted, club)
  if (event.club === kept) return verdict
  return { ...verdict, wrong: [...verdict.wrong, `the club has ${event.club}, and ${kept}`] }
}

/** Rules that decide commands of this kind about tables that are otherwise than they lie. */
export const misreading = <S extends { tables: object }, C extends { type: string }, D>(
  rules: { decide(evening: S, envelope: { command: C }): D },
  type: C['type'],
  change: (table: never) => object,
) => ({
  ...rules,
  decide(evening: S, envelope: { command: C }) {
    const others = Object.entries(evening.tables).map(([id, table]) => [id, change(table as never)])
    const seen = { ...evening, tables: Object.fromEntries(others) }
    return rules.decide(envelope.command.type === type ? seen : evening, envelope)
  },
})
