import { createElement } from 'react'
import { Sheet } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import type { Documents } from '@/server/print/render'

interface CountPaper {
  title: string
  lines: readonly string[]
}

const Count = ({ head, content }: { head: Letterhead; content: CountPaper }) => {
  const { title, lines } = content
  // biome-ignore lint/correctness/noChildrenProp: the type of a sheet requires children.
  return createElement(Sheet, { head, title: `Conta di ${title}`, lines, children: null })
}

/** The papers of the tests' second game. */
export const documents = { conta: Count } satisfies Documents
