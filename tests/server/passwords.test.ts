import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isGuessable } from '@/server/access/passwords'
import { PASSWORD } from '../support/clubs'
import { House } from '../support/house'

const ROSSI = ['1004', 'Mario Rossi', 'Circolo dell’Unione', 'unione']

describe('an easily guessed password', () => {
  it.each([
    ['one of the commonest', 'password1'],
    ['one of the commonest, in capitals', 'QWERTYUIOP'],
    ['a team’s', 'ForzaJuve'],
    ['an endearment', 'amoremio'],
    ['one sign over and over', 'gggggggggg'],
    ['two by turns', 'ghghghghgh'],
    ['the card', '10041004'],
    ['the card and a year', '1004-2026'],
    ['the name', 'Mario Rossi'],
    ['the name the other way about, with a year', 'rossi.mario1958'],
    ['the club’s name', 'Circolo dell’Unione'],
    ['the club’s short name and the card', 'unione1004'],
  ])('is guessable: %s', (_, password) => {
    expect(isGuessable(password, ROSSI)).toBe(true)
  })

  it.each([
    'una parola segreta',
    'k7mp-x2hd-9wqa',
    'rossi a colazione',
    'tre cavalli blu',
    '90417263',
  ])('is not: %s', (password) => {
    expect(isGuessable(password, ROSSI)).toBe(false)
  })
})

describe('a member who chooses a password', () => {
  let house: House
  let cookie: string
  beforeAll(async () => {
    house = await House.open()
    cookie = (await house.member(await house.club('alfa'), 'alfa', '7701')).cookie
  })
  afterAll(() => house.close())
  const choose = (next: string) =>
    house.mutate('auth.changePassword', { current: PASSWORD, next }, cookie)

  it.each(['Password123', 'socio 7701', 'circolo alfa'])('cannot take %s', async (next) => {
    expect(await choose(next)).toMatchObject({ status: 422, error: { code: 'common-password' } })
  })

  it('can take another, and then signs in with it', async () => {
    expect((await choose('tre cavalli blu')).status).toBe(200)
    expect((await house.query('auth.me', undefined, cookie)).data).not.toBeNull()
  })
})
