import type { ChildProcess } from 'node:child_process'

/** How a program ended, and all that it said. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Waits until a program ends. */
export function ended(child: ChildProcess): Promise<Ended> {
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    said.err += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })))
}
