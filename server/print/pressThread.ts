import { parentPort } from 'node:worker_threads'
import type { Job, Printed } from './press'
import { type Documents, renderPaper } from './render'

/** The thread of the press starts papers in the order of arrival. */
parentPort?.on('message', async ({ number, head, paper, documents }: Job) => {
  try {
    const from: { documents: Documents } = await import(documents)
    const bytes = Uint8Array.from(await renderPaper(from.documents, head, paper))
    parentPort?.postMessage({ number, bytes } satisfies Printed, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ number, error: String(error) } satisfies Printed)
  }
})
