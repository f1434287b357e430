import type { Sql } from '@/db/client'
import { seedDemo } from '@/db/demo'
import { Settings } from '@/rules/poker/settings'
import { hashPassword } from '../passwords'

const CLASSES = [
  { name: 'Piccolo', settings: { uscita: 1, passata: 50 } },
  { name: 'Medio', settings: { uscita: 2, passata: 100 } },
  { name: 'Grande', settings: { uscita: 10, passata: 500, seats: 7 } },
]

/** The demo club with three classes of tables, on an empty database only; tells whether it is there. */
export function openDemo(sql: Sql): Promise<boolean> {
  return seedDemo(
    sql,
    hashPassword,
    CLASSES.map(({ name, settings }) => ({
      game: 'poker',
      name,
      settings: Settings.parse(settings),
    })),
  )
}
