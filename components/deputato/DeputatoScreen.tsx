'use client'
import { useState } from 'react'
import type { DeputatoView } from '@/rules/poker/views/shapes'
import { useClub, useHolds } from '../club'
import { CommandingProvider } from '../desk/commanding'
import { NotYours } from '../desk/NotYours'
import { useT } from '../i18n'
import { NamesProvider } from '../live/names'
import { useCommand } from '../live/useCommand'
import { useLive } from '../live/useLive'
import { Loading, Nothing } from '../ui/Loading'
import { Page } from '../ui/Page'
import { CaseFile } from './CaseFile'
import { CaseList } from './CaseList'
import { Imbalances } from './Imbalances'
import { casesOf, keyOf } from './waiting'

/** The deputato's screen, on a phone or at the desk: disputes that wait, each with all it takes to rule. */
export function DeputatoScreen() {
  const t = useT('deputato')
  if (useHolds('deputato')) return <Cases />
  return (
    <Page title={t('title')}>
      <NotYours />
    </Page>
  )
}

function Cases() {
  const t = useT('deputato')
  const { club } = useClub()
  const live = useLive<DeputatoView>(club.slug, 'deputato')
  const { give } = useCommand(club.slug)
  const [chosen, setChosen] = useState<string | null>(null)
  const { view, evening, now } = live
  const here = { slug: club.slug, evening, now, offers: view?.offers ?? [], give }
  const cases = view ? casesOf(view.tables) : []
  const one = cases.find((other) => keyOf(other) === chosen)
  return (
    <Page wide live={live} title={t('title')}>
      <NamesProvider names={live.names}>
        <CommandingProvider here={here}>
          {live.state === 'connecting' && <Loading />}
          {live.state !== 'connecting' && !view && <Nothing>{t('noEvening')}</Nothing>}
          {view && (
            <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
              <div className={`flex flex-col gap-5 ${one ? 'hidden lg:flex' : ''}`}>
                <Imbalances view={view} />
                <CaseList cases={cases} chosen={chosen} choose={setChosen} />
              </div>
              {one && (
                <CaseFile
                  key={chosen}
                  one={one}
                  tables={view.tables}
                  onBack={() => setChosen(null)}
                />
              )}
              {!one && cases.length > 0 && (
                <p className="hidden text-sage lg:block">{t('choose')}</p>
              )}
            </div>
          )}
        </CommandingProvider>
      </NamesProvider>
    </Page>
  )
}
