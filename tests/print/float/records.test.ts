import { expect, it } from 'vitest'
import { opened } from '../../rules/float/support/room'
import { pdfPages } from '../pdfText'
import { director, found, fullDay, printed, textAt } from './day'

it('V.tips V.orphans the tips and orphans of a table have a list of their own', async () => {
  const text = await textAt(fullDay(), 'mance/T1')
  expect(text).toContain('Mance e orfanelli')
  expect(text).toContain('mancia')
  expect(text).toMatch(/orfanello 5 30/)
  expect(text).toContain('Totale 50')
  expect(text).not.toContain('Righe del libretto')
})

it('V.card-count the counts of the cards have a record of their own, signed by capo, inspector and witness', async () => {
  const text = await textAt(fullDay(), 'carte/T1')
  expect(text).toContain('312 carte, 2 divisorie')
  for (const name of ['Piero Capo', 'Carla Commissaria', 'Teo Testimone'])
    expect(text).toContain(name)
})

it('ch30 blank slips have a number, a place to write and a counterfoil each; there is none without a tournament', async () => {
  const room = opened().by(director, { type: 'openGara', name: 'Torneo di San Martino' })
  const pages = pdfPages(await printed(room, 'serie/7/3'))
  expect(pages).toHaveLength(3)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Torneo di San Martino')
    expect(page.replace(/\s+/g, ' ')).toContain(`Matrice n. ${7 + index} · nome`)
  }
  expect(found(room, 'float/serie/7/49.pdf')).toBeNull()
  expect(found(room, 'float/serie/0/3.pdf')).toBeNull()
  expect(found(opened(), 'float/serie/1/3.pdf')).toBeNull()
})

it('V.table the table card has the minimum, the drawing table and the customs in force, in both languages', async () => {
  const text = await textAt(fullDay(), 'cartello/T1')
  for (const words of ['Cartello del tavolo', 'Banco minimo · Minimum bank', '10 €'])
    expect(text).toContain(words)
  // The banker's 5 that gave a 4 may do as they wish.
  expect(text).toContain('5 R R R R V T T T R R T')
  expect(text).toContain('Cagnotte')
  expect(text).toContain('Players seated')
  expect(found(opened(), 'float/cartello/T9.pdf')).toBeNull()
})
