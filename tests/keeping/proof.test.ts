import { spawnSync } from 'node:child_process'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { seal, type Written } from '@/db/batch'
import { RECORDED, recorded } from '../journals/recorded'
import { pdfText } from '../print/pdfText'
import { playedEvening } from '../print/played'
import { ROOT } from '../support/bundled'
import { cases } from '../support/generated'
import { PYTHON } from '../support/python'
import { clubWith, type Line, linesOf, sealed, withDigest } from './exported'
import { run } from './keep'

const of = await clubWith(RECORDED)
const whole = (await of.exported()).out
afterAll(() => of.database.drop())

/** The answer of `docs/verify.py`, which is no part of the program, to a file. */
function proven(file: string | Buffer, ...code: string[]) {
  const script = path.join(ROOT, 'docs/verify.py')
  const { status, stdout, stderr } = spawnSync(PYTHON ?? '', [script, '-', ...code], {
    input: file,
  })
  return { status, out: stdout.toString(), err: stderr.toString() }
}

/** The file with one evening alone. */
function only(name: string): string {
  const { head } = recorded(name)
  const [first = {}, ...lines] = linesOf(whole)
  const from = lines.findIndex((line) => line.evening !== undefined && line.hash === head.hash)
  return sealed([first, ...lines.slice(from, from + 1 + head.version)])
}

/** An evening of each game. */
const SMALL = ['reopened', 'chemin-float', 'black-jack-float', 'trente-float']

it('every evening of every game is proven, with the code of each tableau and its rows', () => {
  const { status, out, err } = proven(whole)
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const sheets = RECORDED.flatMap((name) => recorded(name).sheets)
  const told = out.split('\n').filter((line) => /^[0-9a-f]{64} /.test(line))
  expect(told.map((line) => [line.slice(0, 64), line.includes('reopened')]).sort()).toEqual(
    sheets.map(({ hash, superseded }) => [hash, superseded]).sort(),
  )
  const small = SMALL.flatMap((name) => recorded(name).sheets.map((one) => ({ name, ...one })))
  for (const { name, hash, rows } of small) {
    const figures = proven(only(name), hash).out.split('\n').slice(1, -2)
    expect(figures.map((line) => line.trim().split(/\s+/).map(Number))).toEqual(
      rows.map(({ casse, counted, share, final }) => [
        casse,
        counted,
        counted - casse,
        share,
        final,
      ]),
    )
  }
})

it('the code of a printed tableau is found in the file of its club, and no other code is', async () => {
  const played = await playedEvening()
  const { house, evening, desk } = played
  const address = `${house.url}/print/alfa/${evening}/tableau/T1.pdf`
  const printed = await fetch(address, { headers: { cookie: desk.cookie } })
  const text = pdfText(Buffer.from(await printed.arrayBuffer())).replaceAll(/\s/g, '')
  const [, code = ''] = /verify\/alfa\/([0-9a-f]{64})/.exec(text) ?? []
  const { out } = await run('export', [], { DATABASE_URL: house.database.url }).ended
  await house.close()
  expect(proven(out, code)).toMatchObject({ status: 0, err: '' })
  expect(proven(out, code).out).toContain(`${code} 2026-11-20 Venerdì T1`)
  expect(proven(whole, code)).toMatchObject({
    status: 1,
    err: `WRONG: no tableau has the code ${code}\n`,
  })
})

/** The bytes of a file, and those of its events, which are all lines but the first two and the last. */
function spansOf(name: string) {
  const file = Buffer.from(only(name))
  const events = { from: file.indexOf('{"position"'), to: file.lastIndexOf('{"sha256"') }
  return { file, events }
}

it('one flipped bit is noticed anywhere, and within an event also under a digest made anew', () => {
  const flip = fc.record({
    of: fc.constantFrom(...SMALL.map(spansOf)),
    place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    bit: fc.nat(7),
    isSealed: fc.boolean(),
  })
  fc.assert(
    fc.property(flip, ({ of: { file, events }, place, bit, isSealed }) => {
      const { from, to } = isSealed ? events : { from: 0, to: file.length }
      const changed = Buffer.from(file)
      const at = from + Math.floor(place * (to - from))
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      const { status, err } = proven(isSealed ? withDigest(changed.subarray(0, to)) : changed)
      expect({ status, err: err.slice(0, 6) }).toEqual({ status: 1, err: 'WRONG:' })
    }),
    { numRuns: cases(50) },
  )
})

/** The file with events as they are changed, and every hash made to fit. */
function forged(file: string, change: (event: string) => string): string {
  const [first = {}, evening = {}, ...rows] = linesOf(file).slice(0, -1)
  let hash = ''
  const chained = rows.map((row) => {
    const changed = { ...row, event: change(row.event ?? '') }
    hash = seal(hash, changed as Written)
    return { ...changed, hash }
  })
  return sealed([first, { ...evening, hash }, ...chained])
}

it('a figure changed under hashes that all fit does not follow from the transfers', () => {
  const file = only('chemin-float')
  expect(forged(file, (event) => event)).toBe(file)
  const figures = [
    ['"drawn":1500,', '"drawn":1501,', 'the rows should be'],
    ['"counted":1418,', '"counted":1419,', 'the rows should be'],
    ['"final":418}', '"final":419}', 'the rows should be'],
    ['"imbalance":0,', '"imbalance":1,', 'the imbalance should be 0'],
    ['"tax":27,', '"tax":26,', 'the club should have 27'],
    ['"draws":[{"member":"34e91ed9', '"draws":[{"member":"2a2733e9', 'a row is missing'],
    ['"chips":300850}', '"chips":300851}', 'not at zero'],
    ['"to":"custodia","chips":150}', '"to":"custodia","chips":-150}', 'a transfer moves nothing'],
  ] as const
  for (const [was, is, why] of figures) {
    const { status, err } = proven(forged(file, (event) => event.replace(was, is)))
    expect({ was, status, err }).toEqual({ was, status: 1, err: expect.stringContaining(why) })
  }
})

it.each([
  ['whose end is missing', (lines: Line[]) => lines.slice(0, -1), 'the end of the file is missing'],
  ['without its last event', (lines: Line[]) => lines.toSpliced(-2, 1), 'ends elsewhere'],
  ['without an event', (lines: Line[]) => lines.toSpliced(9, 1), 'an event is missing'],
  ['with a line after its end', (lines: Line[]) => [...lines, {}], 'something follows the end'],
])('a file %s is wrong', (_, change, why) => {
  const lines = change(linesOf(only('reopened')))
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  expect(proven(text)).toMatchObject({ status: 1, out: '', err: expect.stringContaining(why) })
})

it('an event that was withheld is told, and the rest is proven', () => {
  const lines = linesOf(only('mid-colpo')).slice(0, -1)
  const withheld = lines.map((line) => (line.type === 'signed' ? { ...line, event: null } : line))
  const count = lines.filter(({ type }) => type === 'signed').length
  expect(proven(sealed(withheld)).out).toContain(`${count} of them withheld`)
})
