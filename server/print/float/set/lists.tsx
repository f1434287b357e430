import { Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { type Column, Heading, Row } from '../../columns'
import { paper } from '../../type'

/** A cell of a list; a struck one keeps its words, with a note below them. */
export type ListCell = string | { struck: string; note: string }

/** A list with its title; `none` is the sentence in place of an empty one. */
export interface Table {
  title: string
  columns: readonly Column[]
  rows: readonly (readonly ListCell[])[]
  foot?: readonly string[]
  none: string
}

const written = (cell: ListCell): ReactNode =>
  typeof cell === 'string' ? (
    cell
  ) : (
    <>
      <Text style={{ textDecoration: 'line-through' }}>{cell.struck}</Text>
      {`\n${cell.note}`}
    </>
  )

type ListProps = Omit<Table, 'title'>

/** A printed list whose heading repeats on every page; its foot stays with the last line. */
export function List({ columns, rows, foot, none }: ListProps) {
  if (rows.length === 0) return <Text>{none}</Text>
  const last = rows.length - 1
  const line = (cells: readonly ListCell[], index: number) => (
    <Row key={index} columns={columns} cells={cells.map(written)} />
  )
  return (
    <View>
      <Heading columns={columns} />
      {rows.slice(0, foot ? last : undefined).map(line)}
      {foot && (
        <View wrap={false}>
          {rows.slice(last).map(line)}
          <Row kind="foot" columns={columns} cells={foot} />
        </View>
      )}
    </View>
  )
}

interface PartProps {
  title: string
  /** Whether it may go on on the next page; without it, it stays on one. */
  wraps?: boolean
  children: ReactNode
}

/** A part with its title. */
export function Part({ title, wraps = false, children }: PartProps) {
  return (
    <View wrap={wraps}>
      <Text style={paper.section}>{title}</Text>
      {children}
    </View>
  )
}

const Titled = ({
  table: { title, ...list },
  wraps = false,
}: {
  table: Table
  wraps?: boolean
}) => (
  <Part title={title} wraps={wraps}>
    <List {...list} />
  </Part>
)

// Estimates in points, a little on the large side: text at 9.5 points in the width of an A4 page.
const PAGE_WIDTH = 515
const CHARACTER_WIDTH = 5
const LINE_HEIGHT = 13.4
const LINE_PADDING = 6.5
/** The height of a page that lines of a list may fill, and that of a list which is kept on one page with others. */
const PAGE_HEIGHT = 655
const KEPT_HEIGHT = 360

const textOf = (cell: ListCell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : `${cell.struck}\n${cell.note}`

/** The height of a line by the cell with the most text. */
function heightOf(columns: readonly Column[], cells: readonly ListCell[]): number {
  const parts = columns.reduce((sum, column) => sum + column.parts, 0)
  const lines = columns.map((column, index) => {
    const most = Math.max(1, Math.floor((PAGE_WIDTH * column.parts) / parts / CHARACTER_WIDTH))
    const paragraphs = textOf(cells[index]).split('\n')
    return paragraphs.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / most)), 0)
  })
  return Math.max(1, ...lines) * LINE_HEIGHT + LINE_PADDING
}

/** The lines of a list by pages that they fill. */
function chunksOf({ columns, rows }: Table): Table['rows'][] {
  const chunks: (readonly ListCell[])[][] = []
  let left = 0
  for (const cells of rows) {
    const height = heightOf(columns, cells)
    if (height > left) {
      chunks.push([])
      left = PAGE_HEIGHT
    }
    chunks.at(-1)?.push(cells)
    left -= height
  }
  return chunks
}

/** A list, or anything else that is short. */
export type Block = Table | ReactElement

const isTable = (block: Block): block is Table => 'columns' in block

/**
 * The blocks by pages, in order. A short list stays together; a long one is dealt out to pages of its own, since laying
 * out one long flow of pages takes a time that grows with the square of its length. The ending stays with a short last
 * block, so that the signatures do not stand alone on a page.
 */
export function pagesOf(
  blocks: readonly Block[],
  ending: ReactElement | null = null,
): [ReactElement, ...ReactElement[]] {
  const pages: ReactElement[][] = [[]]
  const add = (element: ReactElement) => pages.at(-1)?.push(element)
  for (const block of blocks) {
    if (!isTable(block)) add(block)
    else if (tallOf(block) <= KEPT_HEIGHT) add(<Titled key={block.title} table={block} />)
    else
      for (const table of dealtOut(block)) {
        if (pages.at(-1)?.length) pages.push([])
        add(<Titled key={table.title} table={table} wraps />)
      }
  }
  if (ending) {
    const last = blocks.at(-1)
    const isShort = last !== undefined && (!isTable(last) || tallOf(last) <= KEPT_HEIGHT)
    const kept = isShort ? pages.at(-1)?.pop() : null
    add(
      <View key="ending" wrap={false}>
        {kept}
        {ending}
      </View>,
    )
  }
  const [first = <View />, ...rest] = pages.map(asPage)
  return [first, ...rest]
}

const asPage = (elements: readonly ReactElement[], number: number) => (
  <View key={`page ${number}`}>{elements}</View>
)

const tallOf = ({ columns, rows }: Table): number =>
  rows.reduce((sum, cells) => sum + heightOf(columns, cells), 0)

/** A long list as one list for each page, its foot on the last. */
function dealtOut({ foot, ...table }: Table): Table[] {
  const chunks = chunksOf(table)
  return chunks.map((rows, index) => ({
    ...table,
    rows,
    ...(foot && index === chunks.length - 1 ? { foot } : {}),
  }))
}
