import type { StoredAnswer } from '@/db/journal'
import type { TellFinding } from './findings'

/** Checks that each event belongs to the command stored for its position, and each command to its events. */
export class CommandCheck {
  /**
   * Commands not seen yet, by the position that they name as their first event's: one each, unless somebody changed
   * them.
   */
  readonly #byFirst = new Map<number, StoredAnswer[]>()
  #current = { commandId: '', first: 0, last: 0 }

  constructor(
    private readonly commands: readonly StoredAnswer[],
    private readonly tell: TellFinding,
  ) {
    for (const command of commands.filter(({ events }) => events > 0)) {
      const there = this.#byFirst.get(command.firstPosition)
      if (there) there.push(command)
      else this.#byFirst.set(command.firstPosition, [command])
    }
  }

  take({ position, commandId }: { position: number; commandId: string }): void {
    const { first, last, commandId: current } = this.#current
    if (position <= last && this.#byFirst.has(position)) {
      // It claims more events than there are before the next command's.
      this.tell('command-differs', first, { command: current })
      this.#next(position, commandId)
    } else if (position > last) this.#next(position, commandId)
    if (this.#current.commandId === commandId) return
    this.tell('command-differs', position, { command: commandId })
    // The other events of the same command are not reported again.
    this.#current.commandId = commandId
  }

  #next(position: number, eventsOwn: string): void {
    const there = this.#byFirst.get(position) ?? []
    const found = there.find((command) => command.commandId === eventsOwn) ?? there[0]
    const left = there.filter((command) => command !== found)
    if (left.length > 0) this.#byFirst.set(position, left)
    else this.#byFirst.delete(position)
    if (!found) this.tell('command-differs', position, { command: eventsOwn })
    const [id, events] = found ? [found.commandId, found.events] : [eventsOwn, 1]
    this.#current = { commandId: id, first: position, last: position + events - 1 }
  }

  /** Reports commands without matching events: they claim events elsewhere, or beyond the end. */
  end(version: number): void {
    const unmet = new Set([...this.#byFirst.values()].flat())
    for (const command of this.commands) {
      const { firstPosition, commandId, events, refusal } = command
      const beyond = firstPosition < 1 || firstPosition + events - 1 > version
      const impossible = events < 0 || (events > 0 && refusal !== null)
      if (unmet.has(command) || beyond || impossible) {
        this.tell('command-differs', firstPosition, { command: commandId })
      }
    }
  }
}
