import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { EVERY_PAGE } from '@/app/areas'
import { ClubProvider } from '@/components/club/club'
import { PrintLink } from '@/components/officer/PrintLink'
import { textsOf } from '@/messages'
import { LANGUAGE_TAGS, LOCALES } from '@/messages/locale'

const CLUB = {
  slug: 'prova',
  name: 'Circolo di prova',
  shortName: 'Prova',
  unit: 'EUR',
  decimals: 0,
  timeZone: 'Europe/Rome',
}
const GAMES = [{ game: 'poker', title: { it: 'Poker', en: 'Poker' } }] as const

it.each(LOCALES)(
  'a link to a paper has its words in a toast, which stands outside the texts of its page: %s',
  (locale) => {
    const missing: string[] = []
    const shown = renderToStaticMarkup(
      <IntlProvider
        locale={LANGUAGE_TAGS[locale]}
        messages={textsOf(locale, EVERY_PAGE)}
        timeZone="Europe/Rome"
        onError={({ message }) => missing.push(message)}
      >
        <ClubProvider club={CLUB} me={null} games={GAMES}>
          <PrintLink evening="serata" paper="passata/7" label="Scontrino" />
        </ClubProvider>
      </IntlProvider>,
    )
    expect(missing).toEqual([])
    expect(shown).toContain(locale === 'it' ? 'altra finestra' : 'another window')
  },
)
