import { createElement } from 'react'
import { Sheet } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import type { Documents } from '@/server/print/render'

interface CountPaper {
  title: string
  lines: readonly string[]
}

const Count = ({ head, of }: { head: Letterhead; of: CountPaper }) =>
  // biome-ignore lint/correctness/noChildrenProp: the type of a sheet requires children.
  createElement(Sheet, { head, title: `Conta di ${of.title}`, lines: of.lines, children: null })

/** The papers of the tests' second game. */
export const documents = { conta: Count } satisfies Documents
