import { Document, Page, Text } from '@react-pdf/renderer'
import { expect, it } from 'vitest'
import { renderPaper } from '@/server/print/render'
import { paper } from '@/server/print/type'
import { pdfText } from './pdfText'

const HEAD = { club: 'Circolo alfa' } as unknown as Parameters<typeof renderPaper>[1]
const DOCUMENTS = {
  line: ({ content }: { content: never }) => (
    <Document>
      <Page size="A6" style={paper.a6}>
        <Text>{content}</Text>
      </Page>
    </Document>
  ),
}
const printed = async (content: string) =>
  pdfText(await renderPaper(DOCUMENTS, HEAD, { kind: 'line', content }))

it('every sign can be copied from a paper, whatever was printed before it', async () => {
  // Each of these is drawn from parts that are signs themselves: the dot, the comma, letters without their accent.
  await printed('· : ; … “ ” „ à È ï ñ « »')
  const text = 'n. 1, del 20.11: «l’asso» di E. e A. (a–o) i j u'
  expect(await printed(text)).toContain(text)
})

it('a sign that no font has is an empty box, and never another letter', async () => {
  // The box stands for no character.
  const box = '\u0000'
  expect(await printed('uno שם 漢 🂡 due')).toContain(`uno ${box}${box} ${box} ${box} due`)
})

it('a word wider than its column goes on in the next line, whole and without a hyphen', async () => {
  const long = 'Donaudampfschifffahrt'.repeat(4)
  const lines = (await printed(`${long} uno`)).trim().split(' ')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe(`${long}uno`)
  const name = 'Massimiliano Attendolo-Bolognini'
  expect(await printed(name)).toContain(name)
})
