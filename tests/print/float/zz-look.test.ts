import { mkdirSync, writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { closedDay, fullDay, printed, director, capo, T1, moved, changeur, inspector } from './day'
import { coup, member, opened } from '../../rules/float/support/room'

it('looks', async () => {
  mkdirSync('/tmp/paper-look', { recursive: true })
  const day = closedDay()
  const open = fullDay()
  const gara = coup(opened().by(director, { type: 'openGara', name: 'Torneo di San Martino' }), 340)
    .by(capo, { type: 'issueSlip', ...T1, member: member('alfa'), seat: 4, printed: null })
    .by(capo, { type: 'issueSlip', ...T1, member: member('beta'), seat: 5, printed: null })
    .by(director, { type: 'signSlip', slip: 1 })
    .by(director, { type: 'cancelSlip', slip: 2, why: 'colpo annullato' })
  const forms = moved(opened(), 'reintegro', { gives: { '1000': 1 }, gets: { '100': 10 } }, 2)
  forms.by(changeur, { type: 'dropMovement', ...T1, movement: 1, why: 'non serve più' })
  for (const locale of ['it', 'en'] as const) {
    const out = async (name: string, room: typeof day, path: string) =>
      writeFileSync(`/tmp/paper-look/${name}-${locale}.pdf`, await printed(room, path, locale))
    await out('book', day, 'libretto/T1')
    await out('book-open', open, 'libretto/T1')
    await out('opening', day, 'dotazione/T1/apertura')
    await out('closing', day, 'dotazione/T1/chiusura')
    for (const [i, l] of day.lines.filter(({ event }) => ['turnTaken', 'spotChecked'].includes(event.type)).entries())
      await out(`count${i}`, day, `dotazione/T1/${l.number}`)
    await out('form1', day, 'modulo/1')
    await out('form2', day, 'modulo/2')
    await out('formx', forms, 'modulo/1')
    await out('advance', day, 'anticipazione/1')
    await out('return', day, 'rientro/1/1')
    await out('label', day, 'etichetta/T1/1')
    await out('count', day, 'conta-cagnotte/T1/1')
    await out('count-blank', open, 'conta-cagnotte/T1/1')
    await out('ace', gara, 'asso/1')
    await out('acex', gara, 'asso/2')
    await out('gap', day, 'plus-minus/1')
    await out('yield', day, 'rendimento')
  }
  void inspector
})
