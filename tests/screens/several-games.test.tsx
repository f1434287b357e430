import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { MyActs, Seats } from '@/components/black-jack/member/MyActs'
import { Felt } from '@/components/black-jack/table/felt/Felt'
import { Here } from '@/components/black-jack/table/tablet'
import { ClubProvider } from '@/components/club/club'
import { CaseCard } from '@/components/disputes/CaseCard'
import { CommandingProvider } from '@/components/live/commanding'
import { GameProvider } from '@/components/live/game'
import { NamesProvider } from '@/components/live/names'
import { CountTable } from '@/components/officer/CountTable'
import { ListPanel } from '@/components/poker/desk/lists/ListPanel'
import { MemberProvider } from '@/components/poker/member/context'
import { Seating } from '@/components/poker/member/Seating'
import { ToastProvider } from '@/components/tell/Toast'
import { screenMessages } from '@/messages'
import { LANGUAGE_TAGS } from '@/messages/locale'
import type { MemberView as BlackJackMember, TableView } from '@/rules/black-jack/views/view'
import { viewOf as blackJackView } from '@/rules/black-jack/views/view'
import { asChips } from '@/rules/kernel/chips'
import type { AnyCommand } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Offer } from '@/rules/kernel/offers'
import type { DeskView } from '@/rules/poker/views/desk'
import type { MemberView } from '@/rules/poker/views/member'
import { viewOf as pokerView } from '@/rules/poker/views/view'
import { segretario } from '@/simulate/actors'
import { aDay, desk, inspector, Play, p, T1, tablet } from '../rules/black-jack/support/table'
import { tavolo } from '../rules/poker/support/people'
import { calledFive, gameOfFive, openEvening } from '../rules/poker/support/phrases'
import { CLUB } from './club'

/** A part of a screen as the server renders it, with these offers. */
function shown(game: string, offers: readonly object[], part: ReactNode): string {
  const here = { evening: 'serata', now: () => 0, offers: offers as Offer<AnyCommand>[] }
  return renderToStaticMarkup(
    <IntlProvider locale={LANGUAGE_TAGS.it} messages={screenMessages('it')} timeZone="Europe/Rome">
      <ClubProvider club={CLUB} me={null} games={[{ game, title: { it: '', en: '' } }]}>
        <ToastProvider>
          <GameProvider game={game}>
            <NamesProvider names={{}}>
              <QueryClientProvider client={new QueryClient()}>
                <CommandingProvider here={here}>{part}</CommandingProvider>
              </QueryClientProvider>
            </NamesProvider>
          </GameProvider>
        </ToastProvider>
      </ClubProvider>
    </IntlProvider>,
  )
}

it('II.1 a phone has the way to the draw before any script runs, so that the browser takes over what is there', () => {
  const { evening, now } = calledFive()
    .allComing()
    .give({ type: 'drawLots', table: 'T1' }, tavolo())
  const view = pokerView(evening, { kind: 'member', member: asMember('rossi') }, now) as MemberView
  const { table } = view.mine
  const seating = table && (
    <MemberProvider here={{ view, now: () => now }}>
      <Seating table={table} />
    </MemberProvider>
  )
  expect(shown('poker', view.offers, seating)).toContain('href="/prova/sorteggio/serata/T1"')
})

it('I.12 the desk says why a list may not be closed, and of a closed one nothing', () => {
  const panel = (scene: ReturnType<typeof gameOfFive>) => {
    const audience = {
      kind: 'desk',
      member: asMember('segreteria'),
      roles: segretario.roles,
    } as const
    const view = pokerView(scene.evening, audience, scene.now) as DeskView
    const [list] = view.lists
    return shown('poker', view.offers, list && <ListPanel list={list} view={view} />)
  }
  const whyNot = 'Un tavolo ha ancora posto: prima si annuncia l’ultimo giro.'
  expect(panel(gameOfFive())).toContain(whyNot)
  const mayBeClosed = openEvening()
  expect(panel(mayBeClosed)).toContain('Chiudi la lista')
  expect(panel(mayBeClosed)).not.toContain(whyNot)
  const closed = mayBeClosed.give({ type: 'closeList', list: 'L1' }, segretario)
  expect(panel(closed)).not.toContain('Chiudi la lista')
})

/** Two tables at which m1 may stake: they sit at the first, and the stakes of both are open. */
function twoTables() {
  const play = new Play(aDay({ seated: 2, standing: 1 }))
  play.give(
    { type: 'openTable', minimum: 20, settings: play.evening.settings, as: 'control' },
    desk,
  )
  play.give({ type: 'signTable', table: 'T2', as: 'management' }, inspector)
  play.give({ type: 'inviteStakes', table: T1 })
  return play
}

it('B1.players.1 a phone at one of two tables offers the places of this one alone', () => {
  const play = twoTables()
  const member = (of: string) =>
    blackJackView(
      play.evening,
      { kind: 'member', member: asMember(of) },
      play.at,
    ) as BlackJackMember
  const { offers, mine } = member('m1')
  const acts = mine.table && <MyActs table={mine.table} member="m1" />
  const html = shown('black-jack', offers, acts)
  expect(html).toContain('Punto')
  expect(html).not.toContain('Posti liberi')
  // Somebody who is at neither sees the seats of each by itself.
  const free = shown('black-jack', member('m9').offers, <Seats table={T1} />)
  expect(free.match(/<button/g)).toHaveLength(5)
})

it('B.29 the tablet says at which casella a claim waits, before anything is paid', () => {
  const play = new Play(aDay({ seated: 2 }))
  play.stakes([1, p(1), 20], [2, p(2), 20]).cards('A 9 10 K 9')
  const felt = () => {
    const view = blackJackView(play.evening, { kind: 'table', table: T1 }, play.at) as TableView
    return shown(
      'black-jack',
      view.offers,
      <Here value={view}>
        <Felt onCasella={() => {}} onSeat={() => {}} result={null} />
      </Here>,
    )
  }
  expect(felt()).not.toContain('reclamo')
  play.give({ type: 'makeClaim', table: T1, casella: 1, player: p(1), text: 'alla pari' }, tablet)
  expect(felt().match(/reclamo/g)).toHaveLength(1)
  const ruling = { isUpheld: false, why: 'era chiaro', provision: null }
  play.give({ type: 'ruleClaim', table: T1, number: 1, ...ruling }, inspector)
  expect(felt()).not.toContain('reclamo')
})

it('XVII.2 on a page of several games, that of a case that waits comes first', () => {
  const card = (tone: 'brass' | 'good') =>
    shown(
      'poker',
      [],
      <CaseCard
        {...{ about: 'il pot', who: 'Rossi', when: '21:05', where: 'Tavolo 1', isChosen: false }}
        status={{ tone, text: '' }}
        onChoose={() => {}}
      />,
    )
  expect(card('brass')).toContain('data-waits')
  expect(card('good')).not.toContain('data-waits')
})

it('J.5 chips of two tables are counted table by table, in order of seat', () => {
  const line = (table: number | null, seat: number | null) => ({
    ...{ member: asMember(`m${table}${seat}`), table, seat },
    ...{ expected: asChips(100), counted: null, times: 0 },
  })
  const places = (...lines: ReturnType<typeof line>[]) => {
    const counted = <CountTable lines={lines} player="Socio" onCount={async () => {}} />
    const html = shown('black-jack', [], counted)
    return [...html.matchAll(/<td class="[^"]*text-xl[^"]*">(.*?)<\/td>/g)].map(([, cell]) =>
      cell?.replaceAll(/<[^>]*>/g, ' ').trim(),
    )
  }
  const [stands, second] = [line(null, null), line(2, 1)]
  expect(places(stands, line(1, 3), second, line(1, 1))).toEqual([
    ...['1 tavolo 1', '3 tavolo 1', '1 tavolo 2', '—'],
  ])
  expect(places(second, stands)).toEqual(['1', '—'])
})
