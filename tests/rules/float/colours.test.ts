import { expect, it } from 'vitest'
import { CHIP_COLOURS, coloursOf } from '@/rules/float/pieces/colours'
import { FLOAT_PROFILES, FloatSettings, floatInUnit } from '@/rules/float/settings'
import { asChips } from '@/rules/kernel/chips'

it('V.float every denomination of a profile has a colour of its own, whatever the club’s unit is', () => {
  for (const profile of Object.values(FLOAT_PROFILES)) {
    const colours = Object.values(coloursOf(profile.list))
    expect(new Set(colours).size).toBe(profile.list.length)
    expect(Object.values(coloursOf(floatInUnit(profile, 100).list))).toEqual(colours)
  }
})

it('V.float the least is white, and the house chooses another colour for any', () => {
  const list = [100, 5, 1].map((value) => ({ value: asChips(value), pieces: 10 }))
  expect(coloursOf(list)).toEqual({ 1: 'white', 5: 'red', 100: 'blue' })
  const chosen = FloatSettings.parse({
    list: list.map((kind) => (kind.value === 5 ? { ...kind, colour: 'orange' } : kind)),
  })
  expect(coloursOf(chosen.list)).toEqual({ 1: 'white', 5: 'orange', 100: 'red' })
  expect(coloursOf(floatInUnit(chosen, 100).list)[500]).toBe('orange')
})

it('V.float a colour that the house chose for one kind is given to no other', () => {
  const list = [1, 5, 25].map((value) => ({ value, pieces: 10 }))
  const { list: chosen } = FloatSettings.parse({
    list: list.map((kind) => (kind.value === 1 ? { ...kind, colour: 'red' } : kind)),
  })
  expect(coloursOf(chosen)).toEqual({ 1: 'red', 5: 'white', 25: 'blue' })
})

it('V.float a float declared before chips had colours keeps its list, and more kinds than colours begin again', () => {
  const before = FloatSettings.parse({ list: [{ value: 5, pieces: 3 }] })
  expect(before.list).toEqual([{ value: 5, pieces: 3 }])
  const many = Array.from({ length: 24 }, (_, place) => ({ value: asChips(place + 1) }))
  expect(coloursOf(many)[13]).toBe(CHIP_COLOURS[0])
})
