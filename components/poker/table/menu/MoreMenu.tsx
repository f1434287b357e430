'use client'
import { useState } from 'react'
import { isTableOpen } from '@/rules/poker/frame/at-table'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { LanguageChoice } from '../../../tablet/LanguageChoice'
import { FullSheet } from '../../../tablet/Sheet'
import { SignOut } from '../../../tablet/SignOut'
import { RefusalText } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { useAct, useOffers } from '../../commanding'
import { EveningDisputes } from '../../disputes/table/DisputeAsks'
import { OpenDisputeSheet } from '../../disputes/table/OpenDisputeSheet'
import { useTable } from '../context'
import { LotsLink } from '../forming/LotsCard'
import { JournalSheet } from '../log/JournalSheet'
import { Refusal } from '../sheet/Refusal'
import { Affranco } from './Affranco'
import { Dissolve } from './Dissolve'
import { MissingChips } from './MissingChips'
import { PackInUse } from './PackInUse'
import { Returns } from './Returns'

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
          {isOn && <Level />}
          {isOn && <Affranco />}
          {isOn && <PackInUse />}
          <LanguageChoice />
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
function Level() {
  const { view } = useTable()
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const offers = useOffers('setLevel')
  const [casseOnly, setCasseOnly] = useState(false)
  const begun = view.summary.startedAt !== null
  const offered = (level: number) => offers.some((one) => one.payload.level === level)
  const stopped = view.levelStopped
  return (
    <fieldset>
      <legend className="pb-1">{t('level.question')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
        {([1, 2, 3] as const).map((level) => (
          <Choice
            key={level}
            chosen={view.level === level}
            mark={t('level.now')}
            isDisabled={waiting || (view.level !== level && !offered(level))}
            onChange={(on) => {
              if (on && level === 1 && begun) setCasseOnly(true)
              else if (on) void act('setLevel', { table: view.summary.id, level })
            }}
          >
            {t(`level.${level}`)}
          </Choice>
        ))}
      </div>
      {offers.length === 0 && stopped && (
        <p className="pt-1 text-sage">
          <RefusalText refusal={{ ...stopped, game: 'poker' }} />
        </p>
      )}
      {refusal && <Refusal refusal={refusal} />}
      {casseOnly && (
        <Confirm
          title={t('level.casseOnly')}
          action={t('level.casseOnlySure')}
          danger
          onConfirm={() => {
            setCasseOnly(false)
            void act('setLevel', { table: view.summary.id, level: 1 })
          }}
          onClose={() => setCasseOnly(false)}
        >
          <p>{t('level.casseOnlyMeans')}</p>
        </Confirm>
      )}
    </fieldset>
  )
}
