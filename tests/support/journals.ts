import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheminEvent } from '@/rules/chemin-de-fer/decider'
import type { PokerEvent } from '@/rules/poker/decider'

const FOLDER = path.join(import.meta.dirname, '..', 'journals')
/** Journals of the second game have its name before their own. */
const CHEMIN = 'chemin-'

type Entry<E> = { position: number; event: E }

/** The events of every recorded evening of poker, each with its position; `tests/journals` explains where they come from. */
export const recordedEvenings = (): Entry<PokerEvent>[][] =>
  eveningsOf((file) => !file.startsWith(CHEMIN))

/** The same of chemin de fer. */
export const recordedCheminEvenings = (): Entry<CheminEvent>[][] =>
  eveningsOf((file) => file.startsWith(CHEMIN))

const eveningsOf = <E>(wanted: (file: string) => boolean): Entry<E>[][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl') && wanted(file))
    .map((file) =>
      readFileSync(path.join(FOLDER, file), 'utf8')
        .trimEnd()
        .split('\n')
        .map(entryIn<E>),
    )

function entryIn<E>(line: string): Entry<E> {
  const { position, event }: { position: number; event: string } = JSON.parse(line)
  return { position, event: JSON.parse(event) }
}
