'use client'
import { useT } from '../../../language/i18n'
import { OnTop } from '../../../live/frame'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { useOffers } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

/** I.7: two lists with different resti have reached five signatures; the member keeps one. */
export function OptionCard() {
  const t = useT('member')
  const { view } = useMember()
  const offers = useOffers('opt')
  const must = view.mine.signUps.some((one) => one.mustOpt)
  if (!must || offers.length === 0) return null
  const titleOf = (number: number) => {
    const signUp = view.mine.signUps.find((one) => one.number === number)
    return view.lists.find((list) => list.id === signUp?.list)?.title ?? ''
  }
  return (
    <OnTop thing={{ key: 'opt', at: null, text: t('opt.title') }}>
      <Block marked title={t('opt.title')}>
        <p className="mb-4">
          {t('opt.text')} <ProvisionLink id="I.7" />
        </p>
        <div className="flex flex-col gap-3">
          {offers.map((offer) => (
            <OfferButton
              key={offer.payload.signUp}
              offer={offer}
              variant="primary"
              wide
              ask={{
                title: t('opt.confirm', { list: titleOf(offer.payload.signUp) }),
                text: t('opt.lose'),
                action: t('opt.keep', { list: titleOf(offer.payload.signUp) }),
              }}
            >
              {t('opt.keep', { list: titleOf(offer.payload.signUp) })}
            </OfferButton>
          ))}
        </div>
      </Block>
    </OnTop>
  )
}
