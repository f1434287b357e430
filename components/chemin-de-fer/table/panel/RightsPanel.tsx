'use client'
import type { Right } from '@/rules/chemin-de-fer/rights/order'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer, useOffers } from '../../commanding'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { RowText } from '../sheet/RowText'
import { Waits } from './Waits'

const ACTS = [
  'coverToutVa',
  'reopenStakes',
  'addToBank',
  'refuseCoup',
  'giveCards',
  'takeBackCards',
] as const

/** More rights than these stand in three columns. */
const MOST_IN_TWO_COLUMNS = 4

/** The game is closed: the cards go to the first by right, whose row is named; then they are dealt. */
export function RightsPanel({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  const offers = useOffers('giveCards')
  const { take, refusal, waiting } = useAct()
  const [first] = coup.rights
  const offerTo = (right: Right) => offers.find((one) => one.payload.member === right.member)
  const best = first && offerTo(first)
  const others = coup.rights.slice(1).filter((right) => offerTo(right))
  const areMany = others.length > MOST_IN_TWO_COLUMNS
  return (
    <section aria-label={t('rights.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <Notes>
        <Playing coup={coup} />
        {coup.holder ? (
          <p className="text-xl">
            {t('hands.with')} <MemberName id={coup.holder.member} className="font-semibold" />
          </p>
        ) : (
          <h2 className="text-2xl">{t('rights.whose')}</h2>
        )}
        {first && best && <RowText id={first.provision} isNamed />}
      </Notes>
      <Foot>
        <Acts types={ACTS} />
        {others.length > 0 && <p className="text-sage">{t('rights.others')}</p>}
        <div
          className={`grid gap-1.5 empty:hidden ${areMany ? 'grid-cols-[repeat(auto-fit,minmax(4.9rem,1fr))] text-sm' : 'grid-cols-2'}`}
        >
          {others.map((right) => (
            <Button
              key={right.member}
              className="px-0.5! py-1!"
              isDisabled={waiting}
              onPress={() => {
                const offer = offerTo(right)
                if (offer) void take(offer)
              }}
            >
              <RightName right={right} isShort={areMany} />
            </Button>
          ))}
        </div>
        <Refused refusal={refusal} />
        {first && best && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(best)}>
            <RightName right={first} />
          </Button>
        )}
        <Deal />
      </Foot>
    </section>
  )
}

function Deal() {
  const t = useT('chemin-table')
  const deal = useOffer('dealCards')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      {deal && (
        <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(deal)}>
          {t('rights.deal')}
        </Button>
      )}
      <Waits type="dealCards" words={t('rights.deal')} />
      <Refused refusal={refusal} />
    </>
  )
}

/** A member's name with their right; among many, only with its row. */
function RightName({ right, isShort = false }: { right: Right; isShort?: boolean }) {
  const t = useT('chemin-table')
  return (
    <span className="min-w-0">
      <MemberName id={right.member} />
      <span className={`block font-normal ${isShort ? 'text-sm' : 'text-base'}`}>
        {!isShort &&
          `${t(`rights.by.${right.by}`)} · ${t(right.isSolo ? 'rights.solo' : 'rights.third')} · `}
        § {right.provision}
      </span>
    </span>
  )
}

/** The sum that plays, and what goes back before the deal. */
function Playing({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 text-lg">
      <dt>{t('stakes.plays')}</dt>
      <dd className="text-right text-2xl leading-tight font-semibold">
        <Amount chips={coup.matched} />
      </dd>
      {coup.back.map(({ member, chips }) => (
        <Back key={member} member={member} chips={chips} />
      ))}
    </dl>
  )
}

function Back({ member, chips }: CoupView['back'][number]) {
  const t = useT('chemin-table')
  return (
    <>
      <dt className="text-base">
        {t('rights.back')} <MemberName id={member} />
      </dt>
      <dd className="text-right text-base">
        <Amount chips={chips} />
      </dd>
    </>
  )
}
