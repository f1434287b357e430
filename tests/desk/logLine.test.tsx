import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { ClubProvider } from '@/components/club/club'
import { NamesProvider } from '@/components/live/names'
import type { LogEntry } from '@/components/poker/log/entries'
import { LogLine } from '@/components/poker/log/LogLine'
import { screenMessages } from '@/messages'
import { LANGUAGE_TAGS } from '@/messages/locale'
import { asMember } from '@/rules/kernel/ids'
import { CLUB } from '../screens/club'

const NAMES = { a: 'Alfa Neri', d: 'Delta Blu' }
const AT = Date.UTC(2026, 10, 20, 21, 5)

/** The line as its reader sees it: its texts, without the marks around them. */
function line(event: object, of: { locale: 'it' | 'en'; roles: string[]; struck?: boolean }) {
  const { locale, roles, struck = false } = of
  const by = { member: asMember('d'), post: null, roles }
  const entry: LogEntry = { position: 1, at: AT, by, event: event as LogEntry['event'] }
  const html = renderToStaticMarkup(
    <IntlProvider locale={LANGUAGE_TAGS[locale]} messages={screenMessages(locale)}>
      <ClubProvider club={CLUB} me={null} games={[{ game: 'poker', title: { it: '', en: '' } }]}>
        <NamesProvider names={NAMES}>
          <LogLine entry={entry} struck={struck} names={(member) => member === 'a'} />
        </NamesProvider>
      </ClubProvider>
    </IntlProvider>,
  )
  return html
    .replaceAll(/<\/(span|p|li|strong)>/g, '|')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\|+/g, '|')
}

const TAKEN = { type: 'passataTaken', table: 'T1', member: 'a', chips: 100, reason: 'passata' }

it('III.6 the line has the hour, the sentence, and the office that an officer acted in', () => {
  expect(line(TAKEN, { locale: 'it', roles: ['segretario'] })).toBe(
    '22:05|Alfa Neri| riceve 100 €| dalla cassa|dalla segreteria|',
  )
  expect(line(TAKEN, { locale: 'en', roles: ['socio'] })).toContain('|Delta Blu|')
})

it('N3 a corrected line says so', () => {
  const struck = line(
    { type: 'colpoSettled', colpo: 3, outcome: { kind: 'nobody-opened' }, pot: 5, rebuys: [] },
    { locale: 'en', roles: ['tavolo'], struck: true },
  )
  expect(struck).toContain('Colpo 3: nobody opens|Corrected since|')
})

it('an event of a later version is shown by its type', () => {
  const later = line({ type: 'tableTurned', table: 'T1' }, { locale: 'it', roles: ['orologio'] })
  expect(later).toBe('22:05|tableTurned|dall’orologio|')
})
