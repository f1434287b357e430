import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translated } from '@/server/starting/program.mjs'

const ENTRIES = { start: 'programs/start.ts', paper: 'programs/paper.ts' }
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'circolo-program-'))
  mkdirSync(path.join(root, 'programs/data'), { recursive: true })
  write('start.ts', SAYING)
  write('said.ts', 'export const said: string = "uno"')
  write('paper.ts', 'export const paper: string = "carta"')
  write('data/word.txt', 'parola')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(path.join(root, 'programs', name), text)
/** It reads what lies beside its source, and loads another entry by its address. */
const SAYING = `
  import { readFileSync } from 'node:fs'
  import path from 'node:path'
  import { said } from './said'
  const word = readFileSync(path.join(import.meta.dirname, 'data/word.txt'), 'utf8')
  const same = readFileSync(new URL('./data/word.txt', import.meta.url), 'utf8')
  const { paper } = await import(new URL('./paper.ts', import.meta.url).href)
  console.log([said, word, same, paper].join(' '))
`
const program = async () => path.join(await translated(root, ENTRIES), 'start.mjs')
const run = async () =>
  execFileSync(process.execPath, [await program()])
    .toString()
    .trim()

it('a program is translated once, finds what lies beside its source, and is translated anew when a source changes', async () => {
  expect(await run()).toBe('uno parola parola carta')
  const first = await program()
  expect(await program()).toBe(first)
  write('said.ts', 'export const said: string = "due"')
  expect(await run()).toBe('due parola parola carta')
  expect(await program()).not.toBe(first)
})

it('a copied folder, whose files have other times, and a release without sources run what was translated', async () => {
  await run()
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  rmSync(root, { recursive: true })
  root = copy
  const made = readdirSync(path.join(root, '.program'))
  expect(await run()).toBe('uno parola parola carta')
  for (const file of Object.values(ENTRIES)) rmSync(path.join(root, file))
  expect(await run()).toBe('uno parola parola carta')
  expect(readdirSync(path.join(root, '.program'))).toEqual(made)
})

it('two that start at once both run, and a damaged record is made anew', async () => {
  const both = await Promise.all([run(), run()])
  expect(both).toEqual(['uno parola parola carta', 'uno parola parola carta'])
  writeFileSync(path.join(root, '.program/current.json'), '{')
  expect(await run()).toBe('uno parola parola carta')
})

it('translations of the last day stay, for programs that still run them; of older ones the last three', async () => {
  const names = () =>
    readdirSync(path.join(root, '.program')).filter((name) => name !== 'current.json').length
  for (const text of ['uno', 'due', 'tre', 'quattro', 'cinque']) {
    write('said.ts', `export const said: string = "${text}"`)
    expect(await run()).toContain(text)
  }
  expect(names()).toBe(5)
  const old = (Date.now() - 48 * 60 * 60 * 1000).toString(36)
  for (const name of ['1', '2', '3']) mkdirSync(path.join(root, '.program', `${old}-${name}`))
  write('said.ts', 'export const said: string = "sei"')
  expect(await run()).toContain('sei')
  expect(names()).toBe(6)
})
