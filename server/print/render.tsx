import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Letterhead } from './papers'
import { fontsReady } from './type'

/** The complete content of a paper of any kind: the print depends on nothing else. */
export interface Paper {
  kind: string
  content: unknown
}

/** The component that sets each kind of paper, by name. */
export type Documents = Readonly<
  Record<string, (props: { head: Letterhead; content: never }) => ReactElement>
>

/** The paper as PDF bytes, set by the document that has its kind's name. */
export async function renderPaper(
  documents: Documents,
  head: Letterhead,
  { kind, content }: Paper,
): Promise<Buffer> {
  const set = Object.hasOwn(documents, kind) ? documents[kind] : undefined
  if (!set) throw new Error(`no paper is called ${kind}`)
  await fontsReady()
  // A kind's name and its content come from the same place; a message between threads carries no types.
  return await renderToBuffer(
    set({ head, content: content as never }) as ReactElement<DocumentProps>,
  )
}
