import { Worker } from 'node:worker_threads'
import type { Letterhead } from './papers'
import type { Paper } from './render'

/** The message to the thread; its answer has the same `number`. */
export interface Job {
  number: number
  head: Letterhead
  paper: Paper
  /** The address of the module whose `documents` set this kind of paper. */
  documents: string
}

/** The thread's answer: the PDF of a job, or the error. */
export type Printed =
  | { number: number; bytes: Uint8Array<ArrayBuffer> }
  | { number: number; error: string }

interface Waiting {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

interface Press {
  worker: Worker
  waiting: Map<number, Waiting>
}

/** The size of a paper's content as JSON from which it is long, about: a day book of three hundred lines. */
const LONG_PAPER_BYTES = 64 * 1024

/** A paper that is set in many seconds has a thread of its own, so that a slip never waits for a book. */
export const isLong = (paper: Paper): boolean => JSON.stringify(paper).length > LONG_PAPER_BYTES

const presses: { short?: Press; long?: Press } = {}
let last = 0

/**
 * The paper as PDF bytes, set in a thread of its own: laying out a page takes a tenth of a second, and no screen may
 * wait for that. The thread starts with the first paper and does not keep the process from exiting.
 */
export function printPaper(documents: string, head: Letterhead, paper: Paper): Promise<Buffer> {
  const kind = isLong(paper) ? 'long' : 'short'
  presses[kind] ??= begin(kind)
  const { worker, waiting } = presses[kind]
  last += 1
  const number = last
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    worker.postMessage({ number, head, paper, documents } satisfies Job)
  })
}

function begin(kind: 'short' | 'long'): Press {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    execArgv: [],
  })
  worker.on('message', (done: Printed) => {
    const one = waiting.get(done.number)
    waiting.delete(done.number)
    if ('bytes' in done) one?.resolve(Buffer.from(done.bytes))
    else one?.reject(new Error(done.error))
  })
  // A thread that dies fails its waiting jobs; the next paper starts another.
  const failed = (error: Error) => {
    delete presses[kind]
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  worker.on('error', failed)
  worker.on('exit', (code) => failed(new Error(`the press stopped with ${code}`)))
  // Listening for messages keeps the process alive, so the thread is unreferenced after that.
  worker.unref()
  return { worker, waiting }
}
