import { afterAll, describe, expect, it } from 'vitest'
import { House } from '../support/house'

const house = await House.open()
afterAll(() => house.close())

describe('a new club’s beginnings', () => {
  it('are counted from what it has done, for its administrators alone', async () => {
    const clubId = await house.club('nuovo')
    const chief = await house.member(clubId, 'nuovo', '1', ['socio', 'amministratore'])
    const of = async () => (await house.query('club.beginnings', undefined, chief.cookie)).data
    const give = (path: string, input: object) => house.mutate(path, input, chief.cookie)
    expect(await of()).toEqual({
      hasEmblem: false,
      hasGames: false,
      classes: 0,
      secretaries: 0,
      deputati: 0,
      members: 1,
      devices: 0,
      evenings: 0,
    })
    await give('club.update', { games: ['poker', 'black-jack'] })
    const settings = { uscita: 2, passata: 200 }
    await give('classes.save', { game: 'poker', name: 'Uscita 2', settings })
    await give('members.add', { card: '2', name: 'Due', roles: ['segretario', 'deputato'] })
    const begun = { hasGames: true, classes: 1, secretaries: 1, deputati: 1, members: 2 }
    expect(await of()).toMatchObject(begun)
    const blocked = (
      (await house.query('members.list', undefined, chief.cookie)).data as Record<string, unknown>[]
    ).find(({ card }) => card === '2')
    await give('members.block', { id: blocked?.id })
    expect(await of()).toMatchObject({ secretaries: 0, deputati: 0, members: 1 })
    const member = await house.member(clubId, 'nuovo', '3')
    expect((await house.query('club.beginnings', undefined, member.cookie)).status).toBe(403)
  })

  it('the games that are not played here are not opened', async () => {
    const clubId = await house.club('soltanto')
    const both = await house.member(clubId, 'soltanto', '1', ['segretario', 'amministratore'])
    const give = (path: string, input: object) => house.mutate(path, input, both.cookie)
    expect(await give('club.update', { games: ['faraone'] })).toMatchObject({
      status: 404,
      error: { code: 'no-such-game' },
    })
    await give('club.update', { games: ['poker'] })
    const opening = { title: 'Serata', day: '2026-11-20' }
    expect(await give('evenings.open', { ...opening, game: 'black-jack' })).toMatchObject({
      status: 404,
      error: { code: 'no-such-game' },
    })
    expect((await give('evenings.open', { ...opening, game: 'poker' })).status).toBe(200)
  })
})
