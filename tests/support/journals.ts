import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BlackJackGameEvent } from '@/rules/black-jack/decider'
import type { CheminEvent } from '@/rules/chemin-de-fer/decider'
import type { PokerEvent } from '@/rules/poker/decider'
import type { TrenteGameEvent } from '@/rules/trente-et-quarante/decider'

const FOLDER = path.join(import.meta.dirname, '..', 'journals')
/** Journals of every game but the first have its name before their own. */
const CHEMIN = 'chemin-'
const BLACK_JACK = 'black-jack-'
const TRENTE = 'trente-'
const NAMED = [CHEMIN, BLACK_JACK, TRENTE]

type Entry<E> = { position: number; event: E }

/** The events of every recorded evening of poker, each with its position; `tests/journals` explains where they come from. */
export const recordedEvenings = (): Entry<PokerEvent>[][] =>
  eveningsOf((file) => !NAMED.some((name) => file.startsWith(name)))

/** The same of chemin de fer. */
export const recordedCheminEvenings = (): Entry<CheminEvent>[][] =>
  eveningsOf((file) => file.startsWith(CHEMIN))

/** The same of black jack. */
export const recordedBlackJackDays = (): Entry<BlackJackGameEvent>[][] =>
  eveningsOf((file) => file.startsWith(BLACK_JACK))

/** The same of trente et quarante. */
export const recordedTrenteDays = (): Entry<TrenteGameEvent>[][] =>
  eveningsOf((file) => file.startsWith(TRENTE))

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
