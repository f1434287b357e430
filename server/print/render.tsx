import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Letterhead } from './papers'

/** A paper of any kind, complete: what is printed depends on nothing else. */
export interface Paper {
  kind: string
  content: unknown
}

/** How each kind of paper is set, by its name. */
export type Documents = Readonly<
  Record<string, (props: { head: Letterhead; content: never }) => ReactElement>
>

/** The paper as PDF bytes, set by the one of these documents that has its kind's name. */
export async function renderPaper(
  documents: Documents,
  head: Letterhead,
  { kind, content }: Paper,
): Promise<Buffer> {
  const set = Object.hasOwn(documents, kind) ? documents[kind] : undefined
  if (!set) throw new Error(`no paper is called ${kind}`)
  // A kind's name and what it is made of come from the same place; a message between threads keeps no types.
  return await renderToBuffer(
    set({ head, content: content as never }) as ReactElement<DocumentProps>,
  )
}
