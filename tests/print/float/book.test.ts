import { describe, expect, it } from 'vitest'
import { printPaper } from '@/server/print/press'
import { coup, member, opened, person, type Room } from '../../rules/float/support/room'
import * as given from '../fixtures'
import { pdfPages } from '../pdfText'
import {
  changeur,
  closedDay,
  found,
  fullDay,
  inspector,
  moved,
  printed,
  T1,
  textAt,
  witness,
} from './day'

describe('the day book on paper', () => {
  it('V.book-head V.book-print says game, date and table, and that it is provisional while the table plays', async () => {
    const text = await textAt(fullDay(), 'libretto/T1')
    expect(text).toContain('Libretto del tavolo')
    expect(text).toContain('venerdì 20 novembre 2026 Chemin de fer · Tavolo 1')
    expect(text).toContain('PROVVISORIO – non ancora chiuso')
    expect(text).not.toContain('ANNULLATO')
  })

  it('V.book-staff V.handover has the staff from an hour to another, and each changeur’s turn', async () => {
    const text = await textAt(closedDay(), 'libretto/T1')
    expect(text).toContain('commissario Carla Commissaria 21:02')
    expect(text).toContain('Chiara Changeur 21:15 21:44 300.000')
    expect(text).toContain('Sandro Secondo 21:44 21:56 309.850')
  })

  it('V.book-clients has each client’s sums out and back with their hours, and banknotes without a name', async () => {
    const text = await textAt(closedDay(), 'libretto/T1')
    expect(text).toContain('Alfa Neri 21:24 200 21:25 50 150')
    expect(text).toContain('Beatrice Gallò 21:36 500')
    expect(text).toContain('senza nome 21:37 100')
    expect(text).toContain('3 clienti 200 50 600 150')
  })

  it('V.plus-minus a closed one reckons both sides of the one equation from the counts', async () => {
    const open = await textAt(fullDay(), 'libretto/T1')
    const text = await textAt(closedDay(), 'libretto/T1')
    for (const paper of [open, text]) {
      expect(paper).toContain('C’è 309.900')
      expect(paper).toContain('Deve esserci 309.900')
      expect(paper).toContain('Le due somme sono uguali.')
    }
    expect(text).toContain('Chiuso il 20 novembre 2026')
    expect(text).toContain('Aggiunte 10.000')
    expect(text).toContain('Minus dichiarati − 100')
  })

  it('V.book a struck line keeps its words, with the person who struck it and why', async () => {
    const text = await textAt(closedDay(), 'libretto/T1')
    expect(text).toContain('si cambia mazzo Annullata alle 21:41 da Chiara Changeur: era un altro')
  })

  it('V.commissario V.box-count has rulings, tips, counts, tax by taglia and box, and four signatures', async () => {
    const text = await textAt(closedDay(), 'libretto/T1', 'en')
    expect(text).toContain('Il colpo vale. [telecamera 4, 22.10]')
    expect(text).toContain('tip 20 Carla Commissaria')
    expect(text).toContain('opening 312 cards, 2 masks right')
    expect(text).toContain('Taglia Taxed coups Tax 1 2 117')
    expect(text).toContain('7 118 119 117 116 −1')
    const signers = ['The changeur', 'The capo partita', 'The inspector', 'The witness']
    for (const signer of signers) expect(text).toContain(signer)
  })

  it('V.book-print a day of many clients and three hundred lines flows on pages, each with its heading and number', async () => {
    const room = opened()
    for (let n = 0; n < 60; n += 1) busy(room, n)
    expect(room.lines.length).toBeGreaterThan(300)
    const pages = pdfPages(await printed(room, 'libretto/T1', 'en'))
    expect(pages.length).toBeGreaterThan(8)
    expect(pages.length).toBeLessThan(24)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1} of ${pages.length}`)
      // A page with nothing but its foot has some 180 letters.
      expect(page.length).toBeGreaterThan(230)
    }
    const all = pages.join(' ').replace(/\s+/g, ' ')
    for (const number of [1, 150, 300]) expect(all).toMatch(new RegExp(` ${number} \\d\\d:\\d\\d `))
    expect(all).toContain('60 clients')
    const entries = pages.filter((page) => page.includes('Entry'))
    expect(entries.length).toBeGreaterThan(5)
  })

  it('a slip asked for during the setting of a long book does not wait for it', async () => {
    const room = opened()
    for (let n = 0; n < 60; n += 1) busy(room, n)
    const documents = new URL(
      '../../../server/games/chemin-de-fer/print/documents.ts',
      import.meta.url,
    ).href
    const order: string[] = []
    const set = async (path: string) => {
      const paper = found(room, `float/${path}.pdf`)
      const made = await paper?.make()
      if (!paper || !made) throw new Error(`no paper at ${path}`)
      const head = given.headed('it', 0)
      await printPaper(documents, head, { kind: paper.kind, content: made.content })
      order.push(path)
    }
    await Promise.all([set('libretto/T1'), set('mance/T1')])
    expect(order).toEqual(['mance/T1', 'libretto/T1'])
  })

  it('V.open-presence a table that has not opened yet has a book without entries', async () => {
    const text = await textAt(opened(), 'libretto/T2')
    expect(text).toContain('Tavolo 2')
    expect(text).toContain('Righe del libretto Nessuna voce.')
  })
})

/** A client’s quarter of an hour: banknotes, a change, a coup, a tip and a note of the changeur. */
function busy(room: Room, n: number): void {
  const taken = { '5': 1 }
  const pieces = room.float.pieces
  const [given] = [{ '1': 5 }].filter(() => (pieces['1'] ?? 0) >= 5)
  const client = member(`cliente ${String(n).padStart(2, '0')}`)
  const notes = { type: 'changeMoney', ...T1, offered: 'banconote', into: 'fiches' } as const
  room.by(changeur, { ...notes, member: client, pieces: { '5': 1 } })
  if (given) {
    const change = { type: 'change', ...T1, purpose: 'giocatore', seat: 1 } as const
    room.by(changeur, { ...change, taken, given })
  }
  coup(room, 20)
  room
    .by(changeur, { type: 'takeTip', ...T1, member: null, pieces: { '1': 1 } })
    .by(changeur, { type: 'writeLine', ...T1, text: `nota ${n} del changeur sul posto ${n % 9}` })
    .by(inspector, { type: 'recordCheck', ...T1, what: 'cagnotte', isRight: true, note: '' })
    .by(inspector, {
      ...{ type: 'decideCase', ...T1, recordings: null },
      text: `Caso ${n}: il colpo è valido e la puntata resta dov’è, senza appello.`,
    })
}

it('V.handover V.spot-check V.open-presence each count is a float statement with its signatures', async () => {
  const room = closedDay()
  const opening = await textAt(room, 'dotazione/T1/apertura')
  expect(opening).toContain('Dotazione all’apertura')
  expect(opening).toContain('500 33 33 16.500')
  expect(opening).toContain('Totale 701 701 300.000')
  expect(opening).toContain('Il changeur Chiara Changeur')
  const closing = await textAt(room, 'dotazione/T1/chiusura', 'en')
  expect(closing).toContain('Float at the closing')
  expect(closing).toContain('Banknotes €600 Total €309,750 Seal 204')
  const line = (type: string) => room.lines.find(({ event }) => event.type === type)?.number
  const handover = await textAt(room, `dotazione/T1/${line('turnTaken')}`)
  expect(handover).toContain('Passaggio di consegne')
  expect(handover).toContain('Il changeur che entra Sandro Secondo')
  const spot = await textAt(room, `dotazione/T1/${line('spotChecked')}`)
  expect(spot).toContain('Verifica della dotazione')
  expect(spot).toContain('La conta è quella che deve essere.')
})

it('V.spot-check a count that is wrong says so, and its report has the lines and coups since the last good one', async () => {
  const room = coup(opened(), 340)
  const { pieces, banknotes } = room.float
  const less = { ...pieces, '100': (pieces['100'] ?? 0) - 1 }
  room
    .by(inspector, { type: 'countSpot', ...T1, pieces: less, banknotes })
    .by(witness, { type: 'confirmSpot', ...T1 })
  const number = room.lines.length
  expect(await textAt(room, `dotazione/T1/${number}`)).toContain('non è quella che deve essere')
  room.by(changeur, {
    ...{ type: 'declareGap', ...T1, pieces: less, banknotes },
    ...{ cause: 'cambio-errato', note: '' },
  })
  const report = await textAt(room, 'plus-minus/1')
  expect(report).toContain('Minus di 100 €')
  expect(report).toContain('Causa cambio errato')
  expect(report).toContain('Turno Chiara Changeur, dalle 21:15')
  expect(report).toContain('con la cagnotte Colpo Ora Di fatto Cagnotte 1 21:17 340 17')
  expect(report).toContain('Teo Testimone conferma la conta a campione')
})

it('V.box-count the day’s yields have a line for each table and say what is not counted yet', async () => {
  const open = await textAt(fullDay(), 'rendimento')
  expect(open).toContain('PROVVISORIO – non tutte le cassette sono contate')
  expect(open).toContain('1 2 117 — —')
  const counted = await textAt(closedDay(), 'rendimento', 'en')
  expect(counted).toContain('All boxes are counted')
  expect(counted).toContain('1 2 117 116 −1 Total 2 117 116 −1')
  expect(counted).toContain('1 10,000 0 100 150 20 30')
  expect(counted).toContain('Counted yield €116')
})

it('V.tips ch25 a tip entered by mistake is in no sum of the day', async () => {
  const tip = { type: 'takeTip', ...T1, member: null, pieces: { '20': 1 } } as const
  const room = opened().by(changeur, tip).by(changeur, tip)
  room.by(changeur, { type: 'undoLine', ...T1, line: room.lines.length, why: 'due volte' })
  expect(await textAt(room, 'rendimento')).toContain('1 0 0 0 0 20 0 Totale')
  expect(await textAt(room, 'libretto/T1')).toContain('mancia 20 Totale 20')
})

it('V.aggiunta chr2 a float that went back to the desk is reckoned with the return', async () => {
  const room = moved(opened(), 'aggiunta', { gets: { '5000': 2 } })
  moved(room, 'reso', { gives: { '5000': 2 } })
  const text = await textAt(room, 'libretto/T1')
  expect(text).toContain('Resi alla cassa − 10.000')
  expect(text).toContain('reso alla cassa n. 1')
  expect(person('changeur').post).toBeNull()
})
