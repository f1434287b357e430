import { Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { Sheet } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import type { Documents } from '@/server/print/render'

interface CountPaper {
  title: string
  lines: readonly string[]
}

const Count = ({ head, of }: { head: Letterhead; of: CountPaper }) =>
  createElement(Sheet, {
    head,
    title: `Conta di ${of.title}`,
    lines: [],
    children: of.lines.map((line, index) => createElement(Text, { key: index }, line)),
  })

/** The papers of the tests' second game. */
export const documents = { conta: Count } satisfies Documents
