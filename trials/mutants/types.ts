import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** Here lies a copy of the rules, so that nobody meets a changed file. */
const COPY = 'artifacts/mutants-typed'

/** The file with the mutant in it; StrykerJS counts lines and columns of results from 1. */
function changed(text: string, { location: { start, end }, replacement = '' }: MutantResult) {
  const lines = text.split('\n')
  const offsetOf = ({ line, column }: MutantResult['location']['start']) =>
    lines.slice(0, line - 1).join('\n').length + Number(line > 1) + column - 1
  return text.slice(0, offsetOf(start)) + replacement + text.slice(offsetOf(end))
}

/**
 * Those of these mutants that TypeScript refuses, so that no test has to notice them. Each is put into a copy of the rules
 * by itself. Throws where the copy has faults of its own.
 */
export function refusedByTypes(root: string, mutants: readonly MutantResult[]): MutantResult[] {
  const copy = path.join(root, COPY)
  rmSync(copy, { recursive: true, force: true })
  cpSync(path.join(root, 'rules'), path.join(copy, 'rules'), { recursive: true })
  cpSync(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'))
  const args = ['--noEmit', '--checkers', '1', '-p', path.join(copy, 'rules/tsconfig.json')]
  const isTyped = () =>
    spawnSync(path.join(root, 'node_modules/.bin/tsc'), args, { stdio: 'ignore' }).status === 0
  if (!isTyped()) throw new Error('mutants: the types of the rules have faults without any mutant')
  const refused = mutants.filter((mutant) => {
    const { fileName } = mutant
    const file = path.join(copy, fileName.slice(fileName.lastIndexOf('/rules/') + 1))
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, changed(text, mutant))
    const isRefused = !isTyped()
    writeFileSync(file, text)
    return isRefused
  })
  rmSync(copy, { recursive: true })
  return refused
}
