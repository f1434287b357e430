import type { Sql } from '@/db/client'
import { DEMO, findOpenDemo, onlyOpenClub, seedDemo } from '@/db/demo'
import { hashPassword, isPassword } from '../access/passwords'
import { firstClasses } from './classes'

/** The demo club with three classes of tables, on an empty database only; returns whether it exists. */
export function openDemo(sql: Sql): Promise<boolean> {
  return seedDemo(sql, hashPassword, firstClasses(0))
}

/** How exposed the demo club is. */
export interface DemoStanding {
  /** Whether its card numbers and passwords are the public ones. */
  isKnown: boolean
  /** Whether there is a real club beside it. */
  isBesideOthers: boolean
}

/** The demo club while anybody may sign in to it; else null. */
export async function demoStanding(sql: Sql): Promise<DemoStanding | null> {
  const open = await findOpenDemo(sql)
  if (!open) return null
  const known = open.passwordHashes.map((one) => isPassword(one, DEMO.password))
  return { isKnown: (await Promise.all(known)).includes(true), isBesideOthers: open.isBesideOthers }
}

/** The address word of the only club that is open, unless it is the demo. */
export async function ownAddress(sql: Sql): Promise<string | null> {
  const slug = await onlyOpenClub(sql)
  return slug === DEMO.slug ? null : slug
}
