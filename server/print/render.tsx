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

/** The paper as PDF bytes, set by the document that has its kind's name; one of two pages on one, where it fits so. */
export async function renderPaper(
  documents: Documents,
  head: Letterhead,
  { kind, content }: Paper,
): Promise<Buffer> {
  const set = Object.hasOwn(documents, kind) ? documents[kind] : undefined
  if (!set) throw new Error(`no paper is called ${kind}`)
  await fontsReady()
  // A kind's name and its content come from the same place; a message between threads carries no types.
  const printed = (isClose: boolean) =>
    renderToBuffer(
      set({ head: { ...head, isClose }, content: content as never }) as ReactElement<DocumentProps>,
    )
  const open = await printed(false)
  if (pageCount(open) !== 2) return open
  const close = await printed(true)
  return pageCount(close) === 1 ? close : open
}

/** Pages of a PDF, which names their number in its one list of pages. */
const pageCount = (pdf: Buffer): number =>
  Number(/\/Type \/Pages[^>]*?\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1])
