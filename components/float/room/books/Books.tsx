'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayBook } from '@/rules/float/views/book'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { NamesProvider } from '../../../live/names'
import { refusalOf, trpc } from '../../../live/trpc'
import { Moment } from '../../../tell/Moment'
import { RefusalNote } from '../../../tell/RefusalNote'
import { TellText } from '../../../tell/TellText'
import { Turning } from '../../../tell/Turning'
import { Button } from '../../../ui/Button'
import { Loading } from '../../../ui/Loading'
import { Select } from '../../../ui/Select'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { BookLink, CardCountsLink, TableCardLink, TipsLink } from '../../papers/FloatPapers'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { AskText } from '../kit/AskText'
import { EquationLines } from '../tables/EquationLines'

/** The lines that stand on one page. */
const LINES_SHOWN = 9
/** The sentence of a line that somebody wrote, which alone may be struck. */
const WRITTEN = 'lineWritten'

/** The day book of each table, read-only. */
export function Books() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { office } = useRoom()
  const { evening } = useCommanding()
  const [chosen, choose] = useState<string | null>(null)
  const table = chosen ?? office.tables[0]?.id ?? null
  if (table === null) return <p className="text-sage">{t('tables.none')}</p>
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={t('books.table')}
          value={table}
          onChange={choose}
          options={office.tables.map(({ id }) => ({ key: id, label: tableName(id) }))}
          className="min-w-48"
        />
        {evening && (
          <>
            <BookLink evening={evening} table={table} />
            <TipsLink evening={evening} table={table} />
            <CardCountsLink evening={evening} table={table} />
            <TableCardLink evening={evening} table={table} />
          </>
        )}
        <BookActs table={table} />
      </div>
      <Book key={table} table={table} />
    </div>
  )
}

function Book({ table }: { table: string }) {
  const t = useT('float-room')
  const { evening } = useCommanding()
  const [first, turn] = useState(0)
  const { floats } = useRoom().office
  const lineCount = floats.find(({ id }) => id === table)?.lineCount ?? 0
  const { data, error } = useQuery({
    // Fetched again after each new line.
    queryKey: ['book', evening, table, lineCount],
    queryFn: () => trpc.log.book.query({ evening: evening ?? '', table }),
    enabled: evening !== null,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  const book = data.book as DayBook | null
  if (!book || book.lines.length === 0) return <p className="text-sage">{t('books.empty')}</p>
  const shown = [...book.lines].reverse().slice(first, first + LINES_SHOWN)
  return (
    <NamesProvider names={data.names}>
      {book.isClosed && <p className="text-good">{t('books.closed')}</p>}
      <div className="grid items-start gap-3 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ol aria-label={t('books.lines')} className="flex flex-col">
          {shown.map(({ number, at, told, struck }) => (
            <li
              key={number}
              className="grid grid-cols-[2.5rem_3.5rem_minmax(0,1fr)] gap-2 border-t border-line py-0.5 leading-snug"
            >
              <span className="text-right text-sage tabular-nums">{number}</span>
              <span className="text-sage">
                <Moment at={at} />
              </span>
              <span className={struck ? 'line-through' : ''}>
                {told ? <TellText {...told} /> : '—'}
                {struck && <span className="text-sage"> ({struck.why})</span>}
                {told?.key === WRITTEN && !struck && <Strike table={table} line={number} />}
              </span>
            </li>
          ))}
        </ol>
        <EquationLines equation={book.equation} />
      </div>
      <Turning first={first} most={LINES_SHOWN} known={book.lines.length} onTurn={turn} />
    </NamesProvider>
  )
}

/** A book that was reopened is the inspector's to write in, and to close again. Source: V.book-print, ch25. */
const useWrites = (table: string) => useFloatOffer('closeBook', { table }) !== null

/** A line of a reopened book. */
function Write({ table }: { table: string }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [isWriting, write] = useState(false)
  if (!useWrites(table)) return null
  return (
    <>
      <Button onPress={() => write(true)}>{t('books.write')}</Button>
      {isWriting && (
        <AskText
          title={t('books.write')}
          label={t('books.line')}
          action={t('books.write')}
          waiting={waiting}
          refusal={refusal}
          onGive={(text) =>
            void act('writeLine', { table, text }).then((isDone) => isDone && write(false))
          }
          onClose={() => write(false)}
        />
      )}
    </>
  )
}

/** A written line of a reopened book struck, with the reason. */
function Strike({ table, line }: { table: string; line: number }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [isStriking, strike] = useState(false)
  if (!useWrites(table)) return null
  return (
    <>
      {' '}
      <Button
        variant="quiet"
        aria-label={t('books.strikeLine', { n: line })}
        onPress={() => strike(true)}
      >
        {t('books.strike')}
      </Button>
      {isStriking && (
        <AskText
          title={t('books.strikeLine', { n: line })}
          label={t('why')}
          action={t('books.strike')}
          shortest={3}
          waiting={waiting}
          refusal={refusal}
          onGive={(why) =>
            void act('strikeLine', { table, line, why }).then((isDone) => isDone && strike(false))
          }
          onClose={() => strike(false)}
        />
      )}
    </>
  )
}

/** A closed book is reopened by two, written in, and closed again. */
function BookActs({ table }: { table: string }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [isAsking, ask] = useState(false)
  const mayAsk = useFloatOffer('askBookReopening', { table }) !== null
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {mayAsk && (
        <Button variant="quiet" onPress={() => ask(true)}>
          {t('books.askReopening')}
        </Button>
      )}
      <FloatAct type="reopenBook" payload={{ table }} variant="primary">
        {t('books.reopen')}
      </FloatAct>
      <Write table={table} />
      <FloatAct type="closeBook" payload={{ table }}>
        {t('books.close')}
      </FloatAct>
      {isAsking && (
        <AskText
          title={t('books.askReopening')}
          label={t('why')}
          action={t('books.askReopening')}
          shortest={3}
          waiting={waiting}
          refusal={refusal}
          onGive={(why) =>
            void act('askBookReopening', { table, why }).then((isDone) => isDone && ask(false))
          }
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}
