import { expect, it, vi } from 'vitest'
import { lastFloatOf } from '@/components/float/room/declare/useLastFloat'

interface Kept {
  readonly evening: string
  readonly game: string
  readonly status: 'open' | 'closed'
  readonly office: { readonly settings: object; readonly kept: readonly object[] } | null
}

/** A club with these evenings, the latest first. */
function clubWith(evenings: readonly Kept[]) {
  const seen: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://club')
    const [input] = Object.values(JSON.parse(searchParams.get('input') ?? '{}') as object)
    if (pathname.endsWith('evenings.list')) {
      const data = evenings.map(({ office: _, ...one }) => ({ ...one, day: `of ${one.evening}` }))
      return Response.json([{ result: { data } }])
    }
    seen.push(input.evening)
    const office = evenings.find(({ evening }) => evening === input.evening)?.office ?? null
    return Response.json([{ result: { data: { view: { office } } } }])
  })
  return seen
}

const kept = [{ table: 1, pieces: { '100': 5 }, seal: '204' }]
const office = { settings: { name: 'ieri' }, kept }
const of = { game: 'black-jack', status: 'closed' } as const

it('V.keeper ch16 the boxes stay in keeping over an evening that had no float, and the next one starts from them', async () => {
  const seen = clubWith([
    { ...of, evening: 'E6', status: 'open', office },
    { ...of, evening: 'E5', game: 'poker', office },
    { ...of, evening: 'E4', office: null },
    { ...of, evening: 'E3', office },
    { ...of, evening: 'E2', office },
  ])
  const last = { day: 'of E3', settings: office.settings, boxes: kept }
  expect(await lastFloatOf('black-jack')).toEqual(last)
  expect(seen).toEqual(['E4', 'E3'])
})

it('V.keeper a game that never had a float has none to start from', async () => {
  clubWith([{ ...of, evening: 'E1', office: null }])
  expect(await lastFloatOf('black-jack')).toBeNull()
})
