import { expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { isPng } from '@/server/common/png'
import { documents } from '@/server/print/documents'
import type { Letterhead } from '@/server/print/papers'
import { renderPaper } from '@/server/print/render'
import { discPng } from '../support/png'

const head: Letterhead = {
  club: {
    name: 'Circolo dell’Unione',
    shortName: 'Unione',
    slug: 'unione',
    unit: 'EUR',
    decimals: 0,
    timeZone: 'Europe/Rome',
  },
  locale: 'it',
  printedAt: Date.UTC(2026, 10, 22, 20),
  reprint: 0,
}

/** A statement of four evenings, as PDF. */
const printed = (emblem: string | null) =>
  renderPaper(
    documents,
    { ...head, emblem },
    {
      kind: 'estratto',
      content: {
        member: { name: 'Anna Alfa', card: '1001' },
        rows: [1, 2, 3, 4].map((day) => ({
          day: `2026-11-0${day}`,
          title: 'Serata',
          imported: false,
          casse: asChips(300),
          counted: asChips(350),
          share: asChips(0),
          final: asChips(50),
          balance: asChips(50 * day),
        })),
      },
    },
  )

const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

it('the club’s emblem stands at the head of its papers; without one the head is drawn', async () => {
  expect(pictures(await printed(discPng(96).toString('base64')))).toBeGreaterThan(0)
  expect(pictures(await printed(null))).toBe(0)
})

it('an emblem is a whole PNG and nothing else', () => {
  const whole = discPng(64)
  expect(isPng(whole, 64)).toBe(true)
  expect(isPng(whole, 63)).toBe(false)
  expect(isPng(whole.subarray(0, -1), 64)).toBe(false)
  expect(isPng(Buffer.concat([whole, Buffer.from('<script>')]), 64)).toBe(false)
  const damaged = Buffer.from(whole)
  damaged[60] = (damaged[60] ?? 0) ^ 1
  expect(isPng(damaged, 64)).toBe(false)
  for (const other of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\xff\xd8\xff'])
    expect(isPng(Buffer.from(other, 'latin1'), 64)).toBe(false)
})
