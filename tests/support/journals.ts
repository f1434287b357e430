import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PokerEvent } from '@/rules/poker/decider'

const FOLDER = path.join(import.meta.dirname, '..', 'journals')

/** The events of every recorded evening, each with its position; `tests/journals` explains where they come from. */
export const recordedEvenings = (): { position: number; event: PokerEvent }[][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n').map(entryIn))

function entryIn(line: string): { position: number; event: PokerEvent } {
  const { position, event }: { position: number; event: string } = JSON.parse(line)
  return { position, event: JSON.parse(event) }
}
