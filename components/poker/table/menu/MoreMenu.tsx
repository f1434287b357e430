'use client'
import { useState } from 'react'
import { isTableOpen } from '@/rules/poker/frame/at-table'
import { useT } from '../../../language/i18n'
import { LevelChoice } from '../../../tablet/LevelChoice'
import { OwnChoices } from '../../../tablet/OwnChoices'
import { FullSheet } from '../../../tablet/Sheet'
import { SignOut } from '../../../tablet/SignOut'
import { RefusalText } from '../../../tell/RefusalText'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useAct, useOffer } from '../../commanding'
import { EveningDisputes } from '../../disputes/table/DisputeAsks'
import { useTable } from '../context'
import { LotsLink } from '../forming/LotsCard'
import { Refusal } from '../sheet/Refusal'
import { Dissolve } from './Dissolve'
import { Returns } from './Returns'

const OpenDisputeSheet = onDemand(
  () => import('../../disputes/table/OpenDisputeSheet').then((loaded) => loaded.OpenDisputeSheet),
  { ahead: true },
)
const JournalSheet = onDemand(
  () => import('../log/JournalSheet').then((loaded) => loaded.JournalSheet),
  { ahead: true },
)
const Affranco = onDemand(() => import('./Affranco').then((loaded) => loaded.Affranco), {
  ahead: true,
})
const MissingChips = onDemand(
  () => import('./MissingChips').then((loaded) => loaded.MissingChips),
  { ahead: true },
)

type Place = 'menu' | 'journal' | 'dispute' | 'missing'

/** Actions needed now and then: journal, dispute, level, lots, language, signing out. */
export function MoreMenu() {
  const { view } = useTable()
  const t = useT('table')
  const [place, setPlace] = useState<Place | null>(null)
  const close = () => setPlace(null)
  const disputes = view.offers.some((offer) => offer.type === 'openDispute')
  const isOn = isTableOpen(view.summary)
  const change = view.offers.some((offer) => offer.type === 'answerForChange')
  return (
    <>
      <Button onPress={() => setPlace('menu')}>{t('more.open')}</Button>
      {place === 'menu' && (
        <FullSheet title={t('more.title')} onClose={close}>
          <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
            <Button onPress={() => setPlace('journal')}>{t('more.journal')}</Button>
            <Button isDisabled={!disputes} onPress={() => setPlace('dispute')}>
              {t('dispute.open')}
            </Button>
            <Button isDisabled={!change} onPress={() => setPlace('missing')}>
              {t('missing.open')}
            </Button>
          </div>
          <EveningDisputes />
          <Returns />
          {isOn && <TableLevel />}
          {isOn && <Affranco />}
          {isOn && <PackInUse />}
          <OwnChoices />
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="w-32">{view.seating.seed && <LotsLink />}</div>
            <Dissolve />
            <SignOut sure={t('more.signOutSure')}>{t('more.signOut')}</SignOut>
          </div>
        </FullSheet>
      )}
      {place === 'journal' && <JournalSheet onClose={close} />}
      {place === 'dispute' && <OpenDisputeSheet onClose={close} />}
      {place === 'missing' && <MissingChips onClose={close} />}
    </>
  )
}

/**
 * The level of detail, which may change between two colpi. During a game level 1 asks first, since going back from it
 * is long.
 */
function TableLevel() {
  const { view } = useTable()
  const t = useT('table')
  const isOffered = useOffer('setLevel') !== null
  const { summary, level, levelStopped: stopped } = view
  const casseOnly = {
    title: t('level.casseOnly'),
    body: <p>{t('level.casseOnlyMeans')}</p>,
    yes: t('level.casseOnlySure'),
  }
  return (
    <LevelChoice
      table={{ id: summary.id, level }}
      question={t('level.question')}
      name={(one) => t(`level.${one}`)}
      sure={(one) => (one === 1 && summary.startedAt !== null ? casseOnly : null)}
      refused={Refusal}
    >
      {!isOffered && stopped && (
        <p className="pt-1 text-sage">
          <RefusalText refusal={{ ...stopped, game: 'poker' }} />
        </p>
      )}
    </LevelChoice>
  )
}

/** V.4: takes out the cards that an absent player makes superfluous, or puts them back; nothing while neither is allowed. */
function PackInUse() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offer = useOffer('stripPack')
  if (!offer && !refusal) return null
  return (
    <fieldset>
      <legend className="pb-1">{t('more.pack.title')}</legend>
      {offer && (
        <Button isDisabled={waiting} onPress={() => take(offer)}>
          {t(offer.payload.on ? 'more.pack.strip' : 'more.pack.restore')}
        </Button>
      )}
      {refusal && <Refusal refusal={refusal} />}
    </fieldset>
  )
}
