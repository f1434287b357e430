import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { ClubProvider } from '@/components/club/club'
import { MoneyCell, MoneyField } from '@/components/money/MoneyField'
import { type SumExtent, useSum } from '@/components/money/useSum'
import type { ScreenMessages } from '@/messages'
import en from '@/messages/en/common.json'
import it from '@/messages/it/common.json'

/** The facts that the test gives to the page. */
export interface Given {
  locale: 'it' | 'en'
  club: { unit: string | null; decimals: number }
  start: number | null
  extent: SumExtent
  stride?: number
}

/** A form with one amount: what it holds is in `output`, what it gave in the document's title. */
function Form({ start, extent, stride }: Given) {
  const sum = useSum(start, extent)
  const [kept, keep] = useState<number | null>(null)
  const [typed, type] = useState<number | null>(null)
  return (
    <form
      onKeyDown={({ key }) => key === 'Escape' && Object.assign(document, { title: key })}
      onSubmit={(event) => {
        event.preventDefault()
        if (sum.chips !== null) document.title = String(sum.chips)
      }}
    >
      <MoneyField label="Somma" stride={stride} {...sum.field} />
      <output>{String(sum.chips)}</output>
      <button type="submit">Dai</button>
      <MoneyCell label="Riga" value={kept} {...extent} onType={type} onKeep={keep} />
      <p>{String(kept)}</p>
      <em>{String(typed)}</em>
      <button type="button" onClick={() => keep(7)}>
        Altrove
      </button>
      <button type="button" onClick={() => sum.set(null)}>
        Vuota
      </button>
    </form>
  )
}

const { given } = window as unknown as { given: Given }
const club = { slug: 'prova', name: 'Prova', shortName: 'Prova', timeZone: 'Europe/Rome' }
const games = [{ game: 'poker', title: { it: 'Poker', en: 'Poker' } }] as const
const common = given.locale === 'it' ? it : en
const tag = given.locale === 'it' ? 'it-IT' : 'en-GB'
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <IntlProvider
    locale={tag}
    messages={{ common } as unknown as ScreenMessages}
    timeZone="Europe/Rome"
  >
    <I18nProvider locale={tag}>
      <ClubProvider club={{ ...club, ...given.club }} me={null} games={games}>
        <Form {...given} />
      </ClubProvider>
    </I18nProvider>
  </IntlProvider>,
)
