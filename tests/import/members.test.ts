import { expect, it } from 'vitest'
import { readMembers } from '@/server/imports/memberFile'

const NAMES = ['Niccolò D’Alò', 'Renée Sørensen', 'Óscar Muñoz – Prà', 'Lucia “Lù” Bò', 'Aldo €']
const MEMBERS = Array.from({ length: 300 }, (_, n) => `${1001 + n};${NAMES[n % 5]} ${n}`)
const FILE = ['tessera;nome;soprannome;ruoli', ...MEMBERS.map((line) => `${line};;`)].join('\r\n')

/** The signs that Windows-1252 has where Latin-1 has none. */
const OF_WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
}

it.each([
  ['UTF-8', Buffer.from(FILE)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${FILE}`)],
  ['Windows-1252', Buffer.from([...FILE].map((sign) => OF_WINDOWS[sign] ?? sign.charCodeAt(0)))],
])('a list of three hundred members is read in %s, each name as it is written', (_, file) => {
  const members = readMembers(file, new Set())
  expect(members.map(({ card, name }) => `${card};${name}`)).toEqual(MEMBERS)
})
