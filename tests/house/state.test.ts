import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { copies, GAMES } from '../../generate/copies'
import { allSources, type Source } from './sources'

it('the copies of the state are up to date with npm run copies', () => {
  for (const game of GAMES) expect(readFileSync(game.file, 'utf8')).toBe(copies(game))
})

/** The type arguments of these are readonly, or not fields at all. */
const APART = ['Readonly', 'Extract']

/** The writable fields in the types of this file. */
function writable({ file, text }: Pick<Source, 'file' | 'text'>): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, typeName, key } = node as {
      type?: string
      typeName?: { name?: string }
      key?: { name?: string }
    }
    if (type === 'TSTypeReference' && APART.includes(typeName?.name ?? '')) return
    if (type === 'TSPropertySignature' && !('readonly' in node && node.readonly))
      found.push(`${file}: ${key?.name}`)
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(file, text).program)
  return found
}

it('every field of the state is readonly', () => {
  const state = allSources().filter(
    ({ file }) => file.startsWith('rules/poker/state/') && !file.endsWith('/draft.ts'),
  )
  expect(state.length).toBeGreaterThan(8)
  expect(state.flatMap(writable)).toEqual([])
})

it('a writable field is found at any depth', () => {
  const text = `export interface A { readonly b: { c: number } }
export type D = Readonly<{ e: 1 } | { f: 2 }> | { g: 3 }`
  expect(writable({ file: 'a.ts', text })).toEqual(['a.ts: c', 'a.ts: g'])
})
