import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { coup, member, opened, type Room, SETTINGS } from '../../rules/float/support/room'
import { PROOF } from '../fixtures'
import { pdfPages } from '../pdfText'
import {
  advanced,
  asked,
  capo,
  changeur,
  closedDay,
  director,
  found,
  fullDay,
  inspector,
  moved,
  printed,
  T1,
  textAt,
} from './day'

const reintegro = { gives: { '1000': 1 }, gets: { '100': 10 } }

/** Two aces of hearts fell in a coup of a tournament; the first slip is signed. */
const withSlips = (): Room =>
  coup(opened().by(director, { type: 'openGara', name: 'Torneo di San Martino' }), 340)
    .by(capo, { type: 'issueSlip', ...T1, member: member('alfa'), seat: 4, printed: null })
    .by(capo, { type: 'issueSlip', ...T1, member: member('beta'), seat: 5, printed: null })
    .by(director, { type: 'signSlip', slip: 1 })

describe('the forms', () => {
  it('V.reintegro ch17 three copies with number, pieces both ways, steps, hours and names', async () => {
    const pages = pdfPages(await printed(moved(opened(), 'reintegro', reintegro), 'modulo/1'))
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain('Copia per il tavolo')
    expect(pages[1]).toContain('Copia per la cassa')
    const text = (pages[2] ?? '').replace(/\s+/g, ' ')
    expect(text).toContain('Modulo n. 1: reintegro')
    expect(text).toContain('1.000 1 1.000 rosa')
    expect(text).toContain('100 10 1.000 viola')
    expect(text).toContain('Approvato 21:17 · Carla Commissaria')
    expect(text).toContain('Preso dal valletto 21:19 · Vito Valletto')
    expect(text).toContain('Contato e ricevuto 21:20 · Chiara Changeur')
  })

  it('V.aggiunta each kind is numbered by itself; open steps are left to be written', async () => {
    const room = moved(opened(), 'reintegro', reintegro)
    moved(room, 'aggiunta', { gets: { '5000': 2 } }, 1)
    const text = await textAt(room, 'modulo/2', 'en')
    expect(text).toContain('Form no. 1: addition')
    expect(text).toContain('Approved 21:22 · Carla Commissaria Prepared ______')
    expect(text).toContain('no pieces')
  })

  it('ch17 a cancelled one says so, with the person who asked and the one who cancelled', async () => {
    const room = moved(opened(), 'reintegro', reintegro, 2)
    room.by(inspector, { type: 'dropMovement', ...T1, movement: 1, why: 'non serve più' })
    const text = await textAt(room, 'modulo/1')
    expect(text).toContain('ANNULLATO Annullato il 20 novembre 2026 alle ore 21:19')
    expect(text).toContain('da Carla Commissaria; fatto da Chiara Changeur.')
    expect(text).toContain('Motivo: non serve più')
    expect(text).toContain('Chi annulla Carla Commissaria')
  })

  it('V.reintegro a valletto who never came: form and book say “non arrivato”, and who wrote it; nobody refused anything', async () => {
    const room = moved(opened(), 'reintegro', reintegro, 3)
    const why = 'il valletto non arriva'
    room.by(inspector, { type: 'loseMovement', ...T1, movement: 1, why })
    const form = await textAt(room, 'modulo/1')
    expect(form).toContain('non arrivato')
    expect(form).toContain('da Carla Commissaria; fatto da Chiara Changeur.')
    for (const text of [form, await textAt(room, 'libretto/T1')]) {
      expect(text).toContain('non arrivato')
      expect(text).not.toContain('rifiutat')
    }
    expect(await textAt(room, 'libretto/T1', 'en')).toContain('never arrived')
  })
})

describe('the slips', () => {
  it('V.out-and-back an advance has person, seat, sum, pieces, hour, grantor and balance', async () => {
    const pdf = await printed(advanced(opened()), 'anticipazione/1')
    expect(pdfPages(pdf)).toHaveLength(1)
    const text = await textAt(advanced(opened()), 'anticipazione/1')
    expect(text).toContain('Alfa Neri, tessera c-alfa 200 € Posto 4 Pezzi 1 × 200')
    expect(text).toContain('Concessa 21:16 · Carla Commissaria')
    expect(text).toContain('Resta da rendere 150 € Stato fuori')
  })

  it('V.hours V.last-return each return has its receipt, and the last one says so', async () => {
    const room = advanced(opened())
    const back = { type: 'returnAdvance', ...T1, advance: 1 } as const
    room.by(changeur, { ...back, pieces: { '100': 1, '50': 1 } })
    expect(await textAt(room, 'rientro/1/1', 'en')).toContain('Sum advanced €200 Still out €150')
    const last = await textAt(room, 'rientro/1/2', 'en')
    expect(last).toContain('Return no. 2')
    expect(last).toContain('Advance no. 1')
    expect(last).toContain('nothing: last return')
    expect(last).toContain('The changeur Chiara Changeur The client')
    expect(found(room, 'float/rientro/1/3.pdf')).toBeNull()
  })

  it('V.advance-grant a grant taken back is cancelled on paper, with no place to sign', async () => {
    const room = opened(SETTINGS)
      .by(inspector, { type: 'grantAdvance', ...T1, member: member('alfa'), seat: 4, chips: 200 })
      .by(inspector, { type: 'dropGrant', ...T1, advance: 1 })
    const text = await textAt(room, 'anticipazione/1')
    expect(text).toContain('ANNULLATO')
    expect(text).toContain('da Carla Commissaria; fatto da Carla Commissaria')
    expect(text).not.toContain('Il cliente')
  })

  it('V.book ch25 a return entered by mistake is cancelled on paper, with the two persons and the reason', async () => {
    const room = advanced(opened())
    const line = room.lines.length
    room.by(inspector, { type: 'undoLine', ...T1, line, why: 'un altro cliente' })
    expect(pdfPages(await printed(room, 'rientro/1/1', 'it', 2))).toHaveLength(1)
    const text = await textAt(room, 'rientro/1/1')
    expect(text).toContain('ANNULLATO')
    expect(text).not.toContain('Il cliente')
    expect(text).toContain('da Carla Commissaria; fatto da Chiara Changeur.')
    expect(text).toContain('Motivo: un altro cliente')
    expect(await textAt(room, 'anticipazione/1')).toContain('Resta da rendere 200 €')
    const book = await textAt(room, 'libretto/T1')
    expect(book).toContain('Un cliente 200 0 0 200')
    expect(book).toContain('Annullata alle')
  })

  it('V.ace-slip V.ace-sign a slip has number, tournament, name, hour, seat, table and the director’s signature', async () => {
    const room = withSlips()
    const pages = pdfPages(await printed(room, 'asso/1'))
    expect(pages).toHaveLength(1)
    const text = await textAt(room, 'asso/1')
    expect(text).toContain('Gara: Torneo di San Martino n. 1 Alfa Neri Posto 4')
    expect(text).toContain('da Gino Gara: valido')
    expect(text).toContain('Matrice n. 1 · Alfa Neri · posto 4')
    expect(await textAt(room, 'asso/2')).toContain('soltanto con la firma del direttore')
  })

  it('V.ace-sign a cancelled slip names the person who issued it and the director, on one page', async () => {
    const room = withSlips().by(director, { type: 'cancelSlip', slip: 2, why: 'colpo annullato' })
    const pages = pdfPages(await printed(room, 'asso/2', 'en'))
    expect(pages).toHaveLength(1)
    const text = (pages[0] ?? '').replace(/\s+/g, ' ')
    expect(text).toContain('CANCELLED')
    expect(text).toContain('by Gino Gara; made by Piero Capo.')
    expect(text).toContain('Reason: colpo annullato')
    expect(text).not.toContain('valid')
  })

  it('V.box-escort the label has number and seals; the sheet of the count is blank before it', async () => {
    expect(await textAt(closedDay(), 'etichetta/T1/1')).toContain('n. 7 Sigillo 118')
    const blank = await textAt(fullDay(), 'conta-cagnotte/T1/1', 'en')
    expect(blank).toContain('To be counted')
    expect(blank).toContain('Expected €117 Counted ______')
    const count = await textAt(closedDay(), 'conta-cagnotte/T1/1')
    expect(count).toContain('Sigillo all’arrivo integro')
    expect(count).toContain('Totale 4 116')
    expect(count).toContain('Attesi 117 € Contati 116 € Differenza −1')
    expect(count).toContain('Chi conta per secondo Conte Altro')
  })
})

describe('every paper of the float', () => {
  const PATHS = [
    'libretto/T1',
    'dotazione/T1/apertura',
    'modulo/1',
    'anticipazione/1',
    'rientro/1/1',
    'etichetta/T1/1',
    'conta-cagnotte/T1/1',
    'plus-minus/1',
    'rendimento',
  ]

  it.each(PATHS)(
    'V.book-print %s has its hash, its page number, and says a reprint',
    async (path) => {
      const room = closedDay()
      const first = (await textAt(room, path)).replaceAll(' ', '')
      expect(first).toContain(PROOF.url)
      expect(first).toMatch(/pagina1di\d/)
      expect(first).not.toContain('ristampa')
      expect(await textAt(room, path, 'it', 2)).toContain('ristampa n. 2')
    },
  )

  it('V.book-print one paper has one address, so that a reprint is never counted as another paper', async () => {
    const room = closedDay()
    const counted = async (path: string) =>
      (await found(room, `float/${path}.pdf`)?.make())?.counted
    const others = [
      'modulo/01',
      'modulo/1/1',
      'modulo/1e0',
      'libretto/T1/x',
      'rendimento/x',
      'asso/',
    ]
    for (const path of others) expect(found(room, `float/${path}.pdf`)).toBeNull()
    const line = room.lines.find(({ event }) => event.type === 'floatOpened')?.number
    expect(await counted('dotazione/T1/apertura')).toBe(await counted(`dotazione/T1/${line}`))
    expect(await counted('libretto/T1')).toMatch(/^e1\/float\/libretto\/T1\/\d+$/)
  })

  it('V.book-print a provisional book is another paper at each state of the journal', async () => {
    const made = await found(fullDay(), 'float/libretto/T1.pdf')?.make()
    expect(made?.counted).toBe(`e1/float/libretto/T1/${PROOF.hash}`)
    expect(made?.sealed).toBe(PROOF.hash)
  })

  it('V.float a house without floats has none of them', () => {
    for (const path of PATHS)
      expect(
        found(
          opened().by(capo, {
            type: 'countCards',
            ...T1,
            when: 'taglia',
            cards: 312,
            masks: 2,
            note: '',
          }),
          `other/${path}.pdf`,
        ),
      ).toBeNull()
  })
})

describe('the persons to whom a paper is tied', () => {
  const tiesOf = (room: Room, path: string, who: string) => {
    const member = { ...PERSON, id: asMember(who) }
    return found(room, `float/${path}.pdf`, asked('it', { member }))?.ties
  }
  const PERSON = {
    name: '',
    card: '',
    roles: ['socio'] as const,
    alias: null,
    showAs: 'name' as const,
    inSeason: false,
  }

  it('ch27 the offices above and the staff of the table read its day book; a client and another table do not', () => {
    const room = closedDay()
    for (const who of ['commissario', 'testimone', 'changeur', 'secondo', 'direzione'])
      expect(tiesOf(room, 'libretto/T1', who)).toMatchObject({ office: true })
    for (const who of ['alfa', 'valletto', 'conta', 'nessuno'])
      expect(tiesOf(room, 'libretto/T1', who)).toMatchObject({ office: false, own: false })
    expect(tiesOf(room, 'libretto/T2', 'changeur')).toMatchObject({ office: false })
  })

  it('ch27 an advance is the client’s own, a count the count room’s, a slip its winner’s', () => {
    const room = closedDay()
    expect(tiesOf(room, 'anticipazione/1', 'alfa')).toMatchObject({ own: true, office: false })
    expect(tiesOf(room, 'anticipazione/1', 'beta')).toMatchObject({ own: false, office: false })
    expect(tiesOf(room, 'conta-cagnotte/T1/1', 'conta')).toMatchObject({ office: true })
    expect(tiesOf(room, 'conta-cagnotte/T1/1', 'changeur')).toMatchObject({ office: false })
    expect(tiesOf(withSlips(), 'asso/1', 'alfa')).toMatchObject({ own: true })
  })

  it('V.book-print the device of the table prints its papers, and no other table’s', () => {
    const device = { game: 'toss', evening: 'e1', post: 'T1', role: 'tavolo' }
    const at = (path: string, given: object = {}) =>
      found(closedDay(), path, asked('it', { device: { ...device, ...given } }))?.ties.post
    expect(at('float/libretto/T1.pdf')).toBe(true)
    expect(at('float/libretto/T2.pdf')).toBe(false)
    expect(at('float/libretto/T1.pdf', { evening: 'e2' })).toBe(false)
    expect(at('float/rendimento.pdf')).toBe(false)
  })
})
