import { expect, it } from 'vitest'
import { PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import { filesOf, proofsById, provisionsNamed } from './proofs'
import { allSources } from './sources'

const sources = allSources()

it('every provision of the regulation is proved by a test named with it', () => {
  const proofs = proofsById(sources)
  expect(PROVISION_IDS).toHaveLength(114)
  expect(PROVISION_IDS.filter((id) => !proofs.has(id))).toEqual([])
})

it('a test proves the provisions at the beginning of its name, and no other', () => {
  expect(provisionsNamed('VI.5.7 XII.3 the opener of VI.6 wins nothing')).toEqual(['VI.5', 'XII.3'])
  expect(provisionsNamed('XIII.5 G1 all say parol')).toEqual(['XIII.5'])
  expect(provisionsNamed('the deal passes, says V.6')).toEqual([])
})

it('every provision that the software enforces or asks for is named in the rules that do so', () => {
  const silent = PROVISION_IDS.filter(
    (id) =>
      ['enforced', 'prompted'].includes(PROVISIONS[id].kind) && filesOf(id, sources).length === 0,
  )
  expect(silent).toEqual([])
})

it('no command is refused by a provision that is only a notice', () => {
  const notices = PROVISION_IDS.filter((id) => PROVISIONS[id].kind === 'notice')
  const refused = sources.flatMap(({ file, text }) =>
    file.startsWith('rules/')
      ? notices.filter((id) => text.includes(`refuse('${id}'`)).map((id) => `${file} ${id}`)
      : [],
  )
  expect(notices.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})
