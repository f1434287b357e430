import { type Sentence, tellsOf } from '../../kernel/tell'
import type { FloatTelling } from '../telling/telling'
import type { BookEvent } from './events'

const SENTENCES = {
  lineWritten: { it: '{text}', en: '{text}' },
  lineStruck: { it: 'La riga {line} è annullata: {why}', en: 'Line {line} is struck: {why}' },
  lineUndone: {
    it: 'La riga {line} è annullata e rifatta al contrario: {why}',
    en: 'Line {line} is struck and reversed: {why}',
  },
  bookReopeningAsked: {
    it: '{member} chiede di riaprire il libretto: {why}',
    en: '{member} asks to reopen the day book: {why}',
  },
  bookReopened: {
    it: 'Il libretto è riaperto davanti a {inspector} e {witness}',
    en: 'The day book is reopened before {inspector} and {witness}',
  },
  bookClosed: { it: '{member} chiude il libretto', en: '{member} closes the day book' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const BOOK_TELLING: FloatTelling<BookEvent> = {
  lineWritten: ({ text }) => tell('lineWritten', { text }),
  lineStruck: ({ line, why }) => tell('lineStruck', { line, why }),
  lineUndone: ({ line, why }) => tell('lineUndone', { line, why }),
  bookReopeningAsked: ({ inspector, why }) =>
    tell('bookReopeningAsked', { member: { member: inspector }, why }),
  bookReopened: ({ inspector, witness }) =>
    tell('bookReopened', { inspector: { member: inspector }, witness: { member: witness } }),
  bookClosed: ({ inspector }) => tell('bookClosed', { member: { member: inspector } }),
}
