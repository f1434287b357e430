import { type Posting, postings } from '@/db/batch'
import type { JournalRow } from '@/db/journal'
import type { TellFinding } from './findings'

/** Compares the transfers with the events that moved the chips, and adds up each account's balance. */
export class Ledger {
  /** Accounts where an event and its transfers disagree: their balance would only report it a second time. */
  readonly #doubtful = new Set<string>()
  readonly #accounts = new Map<string, { chips: number; position: number }>()

  constructor(private readonly tell: TellFinding) {}

  take(
    { position, event }: Pick<JournalRow, 'position' | 'event'>,
    stored: readonly Posting[],
  ): void {
    const wanted = postings(position, event)
    const [expected, found] = [textOf(wanted), textOf(stored)]
    if (expected !== found) {
      this.tell('transfers-differ', position, { expected, found })
      for (const { debit, credit } of [...wanted, ...stored]) this.#doubtful.add(debit).add(credit)
    }
    for (const { debit, credit, chips } of wanted) {
      this.#add(debit, -chips, position)
      this.#add(credit, chips, position)
    }
  }

  /** Compares the stored balances; an account that never held anything may be missing. */
  end(balances: readonly { account: string; chips: number }[]): void {
    const stored = new Map(balances.map(({ account, chips }) => [account, chips]))
    for (const account of new Set([...this.#accounts.keys(), ...stored.keys()])) {
      const { chips: expected, position } = this.#accounts.get(account) ?? NOTHING
      const found = stored.get(account) ?? 0
      if (expected === found || this.#doubtful.has(account)) continue
      this.tell('balance-differs', position, { account, expected, found })
    }
  }

  #add(account: string, chips: number, position: number): void {
    const before = this.#accounts.get(account)?.chips ?? 0
    this.#accounts.set(account, { chips: before + chips, position })
  }
}

const NOTHING = { chips: 0, position: null }

const textOf = (lines: readonly Posting[]) =>
  lines
    .map(({ line, debit, credit, chips }) => `${line}. ${debit} → ${credit} ${chips}`)
    .join('; ') || '–'
