'use client'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { Seguito } from '@/rules/chemin-de-fer/state/mano'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer, useOffers } from '../../commanding'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { AtPlace, placeKey } from './AtPlace'
import { Auction, OneBid } from './Auction'

interface SeguitoPanelProps {
  seguito: Seguito
  /** The place of a member who speaks among the standing, or bids. */
  chosen: Place | null
  onChosen: (place: Place | null) => void
}

/** A mano that was passed: the palette from seat to seat, then the others in their order, then the auction. */
export function SeguitoPanel({ seguito, chosen, onChosen }: SeguitoPanelProps) {
  const t = useT('chemin-table')
  const close = () => onChosen(null)
  if (chosen)
    return (
      <section aria-label={t('seguito.title')} className="flex min-h-0 flex-1 flex-col gap-2">
        <AtPlace
          key={placeKey(chosen)}
          place={chosen}
          first={[]}
          question={t('seguito.whoStands')}
          onDone={close}
        >
          {(member) =>
            seguito.step === 'auction' ? (
              <OneBid
                key={member}
                seguito={seguito}
                member={member}
                place={chosen}
                onDone={close}
              />
            ) : (
              <Acts
                types={['speakStanding']}
                match={{ member, ...(chosen.kind === 'gap' && { after: chosen.after }) }}
                columns="one"
                onDone={close}
              />
            )
          }
        </AtPlace>
      </section>
    )
  return (
    <section aria-label={t('seguito.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <p>
        {t('seguito.passed')} <MemberName id={seguito.outgoing} className="font-semibold" />
      </p>
      <h2 className="text-2xl leading-tight">{t(`seguito.step.${seguito.step}`)}</h2>
      {seguito.step === 'standing' && <p>{t('seguito.tapStanding')}</p>}
      {seguito.step === 'auction' && <Auction seguito={seguito} />}
      <Foot>
        <Acts types={OTHERS[seguito.step]} columns="one" isShort />
        {seguito.step === 'altezza' && <Palette seguito={seguito} />}
        {seguito.step === 'let-go' && <Takers seguito={seguito} />}
      </Foot>
    </section>
  )
}

const OTHERS = {
  altezza: ['takeAltezza', 'closeStep', 'beginAuction'],
  'let-go': ['closeStep', 'beginAuction'],
  standing: ['closeStep', 'beginAuction'],
  outgoing: ['takeBackMano', 'takeAltezza', 'closeStep', 'beginAuction'],
  auction: ['imposeMano'],
} as const

/** S.89: those who let it go by and may still have it, the first in the order of the palette. */
function Takers({ seguito }: { seguito: Seguito }) {
  const t = useT('chemin-table')
  const offers = useOffers('takeAltezza')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      {offers.length > 0 && (
        <p>
          {t('seguito.takes')} <Amount chips={seguito.sum} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-1.5">
        {offers.map((offer) => (
          <Button
            key={offer.payload.member}
            className="px-2!"
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            <MemberName id={offer.payload.member} />
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
    </>
  )
}

/** The palette stands before a seat: its holder takes the mano at its sum, or lets it go by. */
function Palette({ seguito }: { seguito: Seguito }) {
  const t = useT('chemin-table')
  const passes = useOffer('letGo')
  const member = passes?.payload.member
  const takes = useOffer('takeAltezza', member === undefined ? {} : { member })
  const { take, refusal, waiting } = useAct()
  if (!passes) return null
  return (
    <>
      <p className="text-2xl leading-tight font-semibold">
        <MemberName id={passes.payload.member} />
      </p>
      <div className="flex flex-col gap-2">
        {takes && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(takes)}>
            {t('seguito.takes')} <Amount chips={seguito.sum} />
          </Button>
        )}
        <Button size="large" isDisabled={waiting} onPress={() => take(passes)}>
          {t('seguito.letsGo')}
        </Button>
      </div>
      <Refused refusal={refusal} />
    </>
  )
}
