import { hash } from 'node:crypto'
import type { GivenCommand } from '../games/game'

/**
 * SHA-256, in hex, over a command and its giver. A retry has the same, whatever the order of its fields and whatever
 * roles the giver has received since.
 */
export function digestOf({ by, command }: Pick<GivenCommand, 'by' | 'command'>): string {
  const giver = by.member ?? (by.post === null ? by.roles : { post: by.post })
  return hash('sha256', JSON.stringify(inOrder([giver, command])), 'hex')
}

/** The same value with the fields of its objects sorted by name. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const given = value as Readonly<Record<string, unknown>>
  const names = Object.keys(given).sort()
  return Object.fromEntries(names.map((name) => [name, inOrder(given[name])]))
}
