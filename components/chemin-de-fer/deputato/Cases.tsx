'use client'
import { useState } from 'react'
import type { DeputatoView } from '@/rules/chemin-de-fer/views/deputato'
import { magnitude } from '@/rules/kernel/chips'
import { useClub } from '../../club/club'
import { CasesPane } from '../../disputes/CasesPane'
import { useWaitingHere } from '../../disputes/waiting'
import { useDays } from '../../history/days'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { NamesProvider } from '../../live/names'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { Act, CommandingProvider } from '../commanding'
import { CaseFile } from '../disputes/judge/CaseFile'
import { CaseList, CoupCaseCard } from '../disputes/judge/CaseList'
import { casesOf, keyOf } from '../disputes/judge/cases'
import { PastCase, type PastCoupCase, pastKeyOf } from '../disputes/judge/PastCase'
import { InspectorActs } from './InspectorActs'

/** Tonight's disputes of chemin de fer with those of closed evenings below, the imbalance, and the inspector's acts. */
export function Cases() {
  const t = useT('chemin-deputato')
  const live = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  const waiting = useWaitingHere<PastCoupCase>('deputato', live)
  const [chosen, setChosen] = useState<string | null>(null)
  const [past, setPast] = useState<PastCoupCase | null>(null)
  const { view, evening, now } = live
  const cases = casesOf(view?.tables ?? [])
  const one = cases.find((other) => keyOf(other) === chosen)
  const urgent = cases.filter(({ dispute }) => dispute.status === 'open').length
  useTabTitle(urgent)
  const choose = (key: string | null, other: PastCoupCase | null = null) => {
    setChosen(key)
    setPast(other)
  }
  const back = () => choose(null)
  return (
    <CommandingProvider here={{ evening, now, offers: view?.offers ?? [] }}>
      <CasesPane
        list={
          <>
            <p>
              <MassimarioLink />
            </p>
            {!view && live.state !== 'connecting' && <Nothing>{t('noEvening')}</Nothing>}
            {view && <GapNote view={view} />}
            {view && <CaseList cases={cases} chosen={chosen} choose={(key) => choose(key)} />}
            {waiting && (
              <NamesProvider names={waiting.names}>
                <PastList
                  cases={waiting.cases}
                  chosen={past && pastKeyOf(past)}
                  choose={(other) => choose(null, other)}
                />
              </NamesProvider>
            )}
            {view && <InspectorActs view={view} />}
          </>
        }
        file={
          view && one ? (
            <CaseFile
              key={chosen}
              one={one}
              tables={view.tables}
              onBack={back}
              isCounting={view.isCounting}
            />
          ) : past ? (
            <PastCase key={pastKeyOf(past)} past={past} onBack={back} />
          ) : null
        }
        hint={cases.length > 0 && <p className="hidden text-sage lg:block">{t('choose')}</p>}
      />
    </CommandingProvider>
  )
}

interface PastListProps {
  cases: readonly PastCoupCase[]
  chosen: string | null
  choose: (one: PastCoupCase) => void
}

/** Disputes of closed evenings that wait for a ruling. */
function PastList({ cases, chosen, choose }: PastListProps) {
  const t = useT('chemin-deputato')
  const { short } = useDays()
  return (
    <section aria-labelledby="past-coups" className="flex flex-col gap-3">
      <h2 id="past-coups" className="text-xl">
        {t('past')}
      </h2>
      <ul className="flex flex-col gap-3">
        {cases.map((one) => (
          <CoupCaseCard
            key={pastKeyOf(one)}
            one={one}
            when={`${one.title} · ${short(one.day)}`}
            isChosen={pastKeyOf(one) === chosen}
            onChoose={() => choose(one)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The imbalance of the count, while it waits for the inspector's word. */
function GapNote({ view }: { view: DeputatoView }) {
  const t = useT('chemin-deputato')
  if (!view.recountNeeded) return null
  return (
    <Block marked title={t('imbalance.title')}>
      <p className="mb-3">
        <Amount chips={magnitude(view.gap)} className="text-2xl font-semibold" />{' '}
        {t(view.gap > 0 ? 'imbalance.supero' : 'imbalance.ammanco')}
      </p>
      <Act
        type="acceptImbalance"
        payload={{ imbalance: view.gap }}
        match={{}}
        variant="primary"
        ask={{ title: t('imbalance.ask'), body: t('imbalance.why'), yes: t('imbalance.do') }}
      >
        {t('imbalance.do')}
      </Act>
    </Block>
  )
}
