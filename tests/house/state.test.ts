import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { COPIES, copies } from '../../generate/copies'
import { allSources, type Source } from './sources'

it('the copies of the state are what npm run copies writes', () => {
  expect(readFileSync(COPIES, 'utf8')).toBe(copies())
})

/** What stands in these is readonly, or no field at all. */
const APART = ['Readonly', 'Extract']

/** The fields that a type of this file lets anybody write. */
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

it('a field that may be written is seen, however deep it lies', () => {
  const text = `export interface A { readonly b: { c: number } }
export type D = Readonly<{ e: 1 } | { f: 2 }> | { g: 3 }`
  expect(writable({ file: 'a.ts', text })).toEqual(['a.ts: c', 'a.ts: g'])
})
