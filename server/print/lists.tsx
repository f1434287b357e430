import { Text, View } from '@react-pdf/renderer'
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Column, Heading, Row, Section } from './columns'
import { paper, type Setting } from './type'

/**
 * A cell of a list: text; a struck text, which keeps its words with a note below them; short texts of which several
 * stand side by side; or anything drawn, with the lines of text that it is as high as.
 */
export type ListCell =
  | string
  | { struck: string; note: string }
  | { several: readonly string[] }
  | { drawn: ReactElement; lines: number }

/** A list with its title; `none` is the sentence in place of an empty one. */
export interface Table {
  title?: string
  columns: readonly Column[]
  rows: readonly (readonly ListCell[])[]
  foot?: readonly string[]
  none: string
  isCentred?: boolean
}

/** Short texts, one below the other. */
interface Told {
  told: readonly ReactElement[]
  /** How many stay together at the beginning and at the end; three, unless they are tall. */
  together?: number
}

/** A part of a paper: a list, short texts, or anything else that fits on a page. */
export type Block = Table | Told | ReactElement

function written(cell: ListCell): ReactNode {
  if (typeof cell === 'string') return cell
  if ('drawn' in cell) return cell.drawn
  if ('struck' in cell)
    return (
      <Text>
        <Text style={{ textDecoration: 'line-through' }}>{cell.struck}</Text>
        {`\n${cell.note}`}
      </Text>
    )
  return (
    <View style={[paper.row, { flexWrap: 'wrap' }]}>
      {cell.several.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed cell never changes its order
        <Text key={index} style={paper.several}>
          {text}
        </Text>
      ))}
    </View>
  )
}

/** Lines of a list that stay with its sum, or with the signatures below them, when a page ends within the list. */
const WITH_FOOT_LINES = 2
const WITH_ENDING_LINES = 5
/** Short texts that stay together at the beginning and at the end of many. */
const TOLD_TOGETHER = 3

type ListProps = Omit<Table, 'title'> & { ending?: ReactNode }

/** A printed list whose heading repeats on every page; its foot and the ending stay with its last lines. */
export function List({ columns, rows, foot, none, ending, isCentred }: ListProps) {
  const most = ending ? WITH_ENDING_LINES : WITH_FOOT_LINES
  const kept = rows.length <= most ? most : Math.min(most, Math.floor(rows.length / 2))
  const line = (cells: readonly ListCell[], index: number) => (
    <Row key={index} columns={columns} cells={cells.map(written)} isCentred={isCentred} />
  )
  return (
    <View>
      {rows.length === 0 ? <Text>{none}</Text> : <Heading columns={columns} />}
      {rows.slice(0, -kept).map(line)}
      <View wrap={false}>
        {rows.slice(-kept).map(line)}
        {foot && rows.length > 0 && <Row kind="foot" columns={columns} cells={foot} />}
        {ending}
      </View>
    </View>
  )
}

interface PartProps {
  title?: string | undefined
  /** Whether it may go on on the next page; without it, it stays on one. */
  wraps?: boolean
  children: ReactNode
}

/** A part with its title. */
export function Part({ title, wraps = false, children }: PartProps) {
  return (
    <View wrap={wraps}>
      {title !== undefined && <Section>{title}</Section>}
      {children}
    </View>
  )
}

// Estimates in points, a little on the large side: the width of an A4 page, and the height that lists may fill.
const PAGE_WIDTH = 515
const PAGE_HEIGHT = 700
const TITLE_HEIGHT = 40
/** The head of a paper, which the first page has above its lists. */
const HEAD_HEIGHT = 110
/** Texts that stand side by side in a cell: how many more fit than of other text, their distance, their height. */
const SMALL = { wider: 1.4, apart: 2, line: 0.82 }
/** A list up to this height is kept on one page with others. */
const KEPT_HEIGHT = 360

/** The lines that a cell needs in a column of this many characters. */
function linesOf(cell: ListCell | undefined, most: number): number {
  if (cell === undefined) return 1
  if (typeof cell === 'string')
    return cell
      .split('\n')
      .reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / most)), 0)
  if ('drawn' in cell) return cell.lines
  if ('struck' in cell) return linesOf(`${cell.struck}\n${cell.note}`, most)
  const longest = Math.max(1, ...cell.several.map((text) => text.length))
  const beside = Math.floor((most * SMALL.wider) / (longest + SMALL.apart))
  return Math.ceil(cell.several.length / Math.max(1, beside)) * SMALL.line
}

/** The height of a line by the cell with the most text. */
function heightOf(
  { columns }: Table,
  cells: readonly ListCell[],
  { line, padding, character }: Setting,
): number {
  const parts = columns.reduce((sum, column) => sum + column.parts, 0)
  const lines = columns.map((column, index) => {
    const width = (PAGE_WIDTH * column.parts) / parts
    return linesOf(cells[index], Math.max(1, Math.floor(width / character)))
  })
  return Math.max(1, ...lines) * line + 2 * padding + 0.5
}

const tallOf = (table: Table, setting: Setting): number =>
  table.rows.reduce((sum, cells) => sum + heightOf(table, cells, setting), 0)

/** The lines of a list by pages that they fill; the last page has as many as stay above signatures. */
function chunksOf(table: Table, setting: Setting, first: number): Table['rows'][] {
  const chunks: (readonly ListCell[])[][] = [[]]
  const titled = table.title === undefined ? 0 : TITLE_HEIGHT
  let left = first - titled
  for (const cells of table.rows) {
    const height = heightOf(table, cells, setting)
    if (height > left) {
      chunks.push([])
      left = PAGE_HEIGHT - titled
    }
    chunks.at(-1)?.push(cells)
    left -= height
  }
  const [before = [], last = []] = chunks.slice(-2)
  if (chunks.length > 1 && last.length < WITH_ENDING_LINES) {
    const enough = Math.min(WITH_ENDING_LINES, Math.floor((before.length + last.length) / 2))
    last.unshift(...before.splice(before.length + last.length - enough))
  }
  return chunks
}

/** A long list as one list for each page, its foot on the last. */
function dealtOut({ foot, ...table }: Table, setting: Setting, first: number): Table[] {
  const chunks = chunksOf(table, setting, first)
  return chunks.map((rows, index) => ({
    ...table,
    rows,
    ...(foot && index === chunks.length - 1 ? { foot } : {}),
  }))
}

/**
 * The blocks by pages, in order. A short list stays together; a long one is dealt out to pages of its own, since laying
 * out one long flow of pages takes a time that grows with the square of its length. The ending stays with the last
 * block when that is short, with its last lines when it is long: nobody signs a page without figures.
 */
export function pagesOf(
  blocks: readonly Block[],
  ending: ReactElement | null,
  setting: Setting,
): [ReactElement, ...ReactElement[]] {
  const pages: ReactElement[][] = [[]]
  for (const [index, block] of blocks.entries()) {
    const last = index === blocks.length - 1 ? ending : null
    if (isValidElement(block)) pages.at(-1)?.push(together(index, [block, last]))
    else if ('told' in block) pages.at(-1)?.push(...toldIn(block, index, last))
    else if (tallOf(block, setting) <= KEPT_HEIGHT) {
      const { title, ...list } = block
      pages.at(-1)?.push(
        <Part key={index} title={title}>
          <List {...list} />
          {last}
        </Part>,
      )
    } else addLong(pages, block, last, setting)
  }
  const [first = <View />, ...rest] = pages.map((elements, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed pages never change their order
    <Fragment key={number}>{elements}</Fragment>
  ))
  return [first, ...rest]
}

/** Elements that stay on one page. */
function together(key: number | string, elements: readonly (ReactElement | null)[]): ReactElement {
  return (
    <View key={key} wrap={false}>
      {elements.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed parts never change their order
        <Fragment key={index}>{one}</Fragment>
      ))}
    </View>
  )
}

function toldIn(block: Told, index: number, ending: ReactElement | null): ReactElement[] {
  const { told, together: few = TOLD_TOGETHER } = block
  const [first, last] = [told.slice(0, few), told.slice(few)]
  if (last.length === 0) return [together(index, [...first, ending])]
  return [
    together(`${index} first`, first),
    ...last.slice(0, -few),
    together(`${index} last`, [...last.slice(-few), ending]),
  ]
}

function addLong(
  pages: ReactElement[][],
  block: Table,
  ending: ReactElement | null,
  setting: Setting,
): void {
  const isFirst = pages.length === 1 && pages[0]?.length === 0
  const tables = dealtOut(block, setting, isFirst ? PAGE_HEIGHT - HEAD_HEIGHT : PAGE_HEIGHT)
  for (const [index, { title, ...list }] of tables.entries()) {
    if (pages.at(-1)?.length) pages.push([])
    pages.at(-1)?.push(
      <Part key={title ?? 'list'} title={title} wraps>
        <List {...list} ending={index === tables.length - 1 && ending} />
      </Part>,
    )
  }
}
