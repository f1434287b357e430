'use client'
import { type ReactNode, useState } from 'react'
import { magnitude } from '@/rules/kernel/chips'
import { awaitsFinalWord } from '@/rules/poker/17-arbitration/waiting'
import type { DeputatoView } from '@/rules/poker/views/deputato'
import { useClub } from '../../club/club'
import { CasesPane } from '../../disputes/CasesPane'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { type LiveView, useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { Act, CommandingProvider } from '../commanding'
import { CaseFile } from '../disputes/judge/CaseFile'
import { CaseList } from '../disputes/judge/CaseList'
import { casesOf, keyOf } from '../disputes/judge/cases'
import { PastCase } from '../disputes/judge/PastCase'
import { PastCases } from '../disputes/judge/PastCases'
import { type PastDispute, pastCaseKeyOf, useWaitingCases } from '../disputes/judge/pastWaiting'

/**
 * Tonight's disputes, with those of closed evenings below. The chosen dispute opens beside the list, or on a phone in
 * its place.
 */
export function Cases() {
  const t = useT('deputato')
  const live = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  const waiting = useWaitingCases('deputato', live)
  const [chosen, setChosen] = useState<string | null>(null)
  const [past, setPast] = useState<PastDispute | null>(null)
  const { view } = live
  const one = view && casesOf(view.tables).find((other) => keyOf(other) === chosen)
  const urgent = casesOf(view?.tables ?? []).filter(({ dispute }) =>
    awaitsFinalWord(dispute),
  ).length
  useTabTitle(urgent)
  const back = () => {
    setChosen(null)
    setPast(null)
  }
  const isAny = waiting !== null || (view?.tables ?? []).some((table) => table.disputes.length > 0)
  return (
    <CasesPane
      list={
        <>
          <p>
            <MassimarioLink />
          </p>
          {live.state !== 'connecting' && !view && <Nothing>{t('noEvening')}</Nothing>}
          {view && (
            <Tonight live={live}>
              <Imbalances view={view} />
              <CaseList
                cases={casesOf(view.tables)}
                chosen={chosen}
                choose={(key) => {
                  back()
                  setChosen(key)
                }}
              />
            </Tonight>
          )}
          {waiting && (
            <section aria-labelledby="past-cases" className="flex flex-col gap-3">
              <h2 id="past-cases" className="text-xl">
                {t('past.title')}
              </h2>
              <PastCases
                waiting={waiting}
                chosen={past && pastCaseKeyOf(past)}
                choose={(other) => {
                  back()
                  setPast(other)
                }}
              />
            </section>
          )}
        </>
      }
      file={
        view && one ? (
          <Tonight live={live}>
            <CaseFile key={chosen} one={one} tables={view.tables} onBack={back} />
          </Tonight>
        ) : past ? (
          <PastCase key={pastCaseKeyOf(past)} past={past} as="deputato" onBack={back} />
        ) : null
      }
      hint={isAny && <p className="hidden text-sage lg:block">{t('choose')}</p>}
    />
  )
}

/** Disputes and imbalances of tonight's evening, to which commands given here go. */
function Tonight({ live, children }: { live: LiveView<DeputatoView>; children: ReactNode }) {
  const { evening, now, view } = live
  const here = { evening, now, offers: view?.offers ?? [] }
  return <CommandingProvider here={here}>{children}</CommandingProvider>
}

/** M5: tables whose imbalance is above the limit, waiting for the deputato after the recount. */
function Imbalances({ view }: { view: DeputatoView }) {
  const t = useT('deputato')
  return (
    <>
      {view.tables
        .filter(({ recountNeeded }) => recountNeeded)
        .map(({ id, label, gap }) => (
          <Block key={id} marked title={t('imbalance.title', { label })}>
            <p className="mb-3">
              {t.rich(gap > 0 ? 'imbalance.supero' : 'imbalance.ammanco', {
                chips: () => <Amount chips={magnitude(gap)} className="font-semibold" />,
              })}{' '}
              {t('imbalance.help')}
            </p>
            <Act
              type="acceptImbalance"
              payload={{ table: id, imbalance: gap }}
              match={{ table: id }}
              variant="primary"
              whyNot={t('imbalance.whyNot')}
              ask={{
                title: t('imbalance.askTitle'),
                body: t('imbalance.ask', { label }),
                yes: t('imbalance.accept'),
              }}
            >
              {t('imbalance.accept')}
            </Act>
          </Block>
        ))}
    </>
  )
}
