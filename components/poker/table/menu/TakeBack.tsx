'use client'
import type { PokerOffer } from '@/rules/poker/offers'
import { endingTell } from '@/rules/poker/telling/outcome'
import { moveTell } from '@/rules/poker/telling/play'
import { useT } from '../../../language/i18n'
import { TakeBackButton } from '../../../tablet/TakeBackButton'
import { useBriefRefusal } from '../../../tablet/useBriefRefusal'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

type Back = PokerOffer<
  'reopenColpo' | 'takeBackDeal' | 'unsplitParol' | 'retractDeclaration' | 'undoMove'
>

/**
 * Takes back what was entered last: a move, a split or a word on a parol, the end of a colpo; or a deal, by one tap until a
 * card is recorded (decision 22). Where no card is ever recorded the colpo may be played by then, and it asks once.
 */
export function TakeBack() {
  const t = useT('table')
  const { level } = useTable().view
  const { take, waiting, ...last } = useAct()
  const refusal = useBriefRefusal(last)
  const offers: readonly (Back | null)[] = [
    useOffer('takeBackDeal'),
    useOffer('undoMove'),
    useOffer('unsplitParol'),
    useOffer('retractDeclaration'),
    useOffer('reopenColpo'),
  ]
  const offer = offers.find((one) => one !== null)
  const why = t('play.undoWhy')
  const isReasoned = offer?.type === 'undoMove' || offer?.type === 'reopenColpo'
  if (refusal) return <Refusal refusal={refusal} />
  return (
    offer && (
      <TakeBackButton
        what={<What offer={offer} />}
        means={offer.type === 'reopenColpo' && t('takeBack.colpoMeans')}
        isDisabled={waiting}
        isFree={offer.type === 'takeBackDeal' && level === 3}
        onTake={() => void take(offer, isReasoned ? { why } : {})}
      />
    )
  )
}

function What({ offer }: { offer: Back }) {
  const t = useT('table')
  const { lastColpo, play } = useTable().view
  switch (offer.type) {
    case 'undoMove': {
      const last = play?.moves.at(-1)
      return last ? <TellTexts tells={[moveTell(last)]} /> : t('takeBack.move')
    }
    case 'takeBackDeal':
      return t('takeBack.deal')
    case 'unsplitParol':
      return t('takeBack.split')
    case 'retractDeclaration':
      return (
        <>
          {t('takeBack.declaration')} <MemberName id={offer.payload.member} />
        </>
      )
    case 'reopenColpo':
      return lastColpo ? (
        <>
          <TellTexts tells={[endingTell(lastColpo.outcome)]} />
          {lastColpo.moved
            .filter(({ chips }) => chips > 0)
            .map(({ member, chips }) => (
              <span key={member}>
                , <Amount chips={chips} />
              </span>
            ))}
        </>
      ) : (
        t('takeBack.colpo', { colpo: offer.payload.colpo })
      )
  }
}
