import type { Instant } from '@/rules/kernel/decider'
import { HOUR_MS } from '@/rules/kernel/time'
import type { ClubOnPaper, PaperLocale } from './papers'
import { wordsFor } from './words'

/** An evening has no end that anybody knows before; a calendar wants one. */
const LASTS_MS = 4 * HOUR_MS
/** The longest line that a calendar may have, in bytes without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75

/** An announced evening as a calendar has it. */
interface Announced {
  id: string
  startsAt: Instant
  className: string | null
}

interface Written {
  club: ClubOnPaper
  game: string
  at: Instant
  locale: PaperLocale
}

/** An announced evening as a file for a phone's calendar (RFC 5545). */
export function calendarOf(coming: Announced, { club, game, at, locale }: Written): string {
  const words = wordsFor(locale)
  const what = coming.className === null ? game : `${game} · ${coming.className}`
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Circolo//Circolo//IT',
    'BEGIN:VEVENT',
    `UID:${coming.id}@${club.slug}.circolo`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(coming.startsAt)}`,
    `DTEND:${utc(coming.startsAt + LASTS_MS)}`,
    `SUMMARY:${escaped(`${what} · ${club.shortName}`)}`,
    `LOCATION:${escaped(club.name)}`,
    `DESCRIPTION:${escaped(words('calendar.noSignature'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** `20261130T200000Z`. */
const utc = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** A line in pieces of at most 75 bytes, none of which ends within a character. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const sign of line) {
    if (Buffer.byteLength(piece + sign) > LINE_BYTES - 1) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece].join('\r\n ')
}
