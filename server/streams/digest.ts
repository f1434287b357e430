import { createHash } from 'node:crypto'
import type { GivenCommand } from '../games/game'

/**
 * SHA-256, in hex, over a command and its giver. A retry has the same, whatever the order of its fields and whatever
 * roles the giver has received since.
 */
export function digestOf({ by, command }: Pick<GivenCommand, 'by' | 'command'>): string {
  const giver = by.member ?? (by.post === null ? by.roles : { post: by.post })
  return createHash('sha256')
    .update(JSON.stringify([giver, command], inOrder))
    .digest('hex')
}

/** Sorts the fields of an object by name. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
