'use client'
import type { Seguito } from '@/rules/chemin-de-fer/state/mano'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Acts } from '../other/Acts'
import { PlaceName } from '../sheet/PlaceName'
import { Refused } from '../sheet/Refused'

/** A mano that was passed: the palette from seat to seat, then the others in their order, then the auction. */
export function SeguitoPanel({ seguito }: { seguito: Seguito }) {
  const t = useT('chemin-table')
  return (
    <section aria-label={t('seguito.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <p>
        {t('seguito.passed')} <MemberName id={seguito.outgoing} className="font-semibold" />
      </p>
      <h2 className="text-2xl leading-tight">{t(`seguito.step.${seguito.step}`)}</h2>
      {seguito.step === 'altezza' && <Palette seguito={seguito} />}
      {seguito.step === 'auction' && <Auction seguito={seguito} />}
      <div className="mt-auto flex flex-col gap-2">
        <Acts types={OTHERS[seguito.step]} />
      </div>
    </section>
  )
}

const OTHERS = {
  altezza: ['takeAltezza', 'closeStep', 'beginAuction'],
  'let-go': ['takeAltezza', 'closeStep', 'beginAuction'],
  standing: ['speakStanding', 'closeStep', 'beginAuction'],
  outgoing: ['takeBackMano', 'takeAltezza', 'closeStep', 'beginAuction'],
  auction: ['bid', 'imposeMano'],
} as const

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
      <div className="grid grid-cols-2 gap-2">
        {takes && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(takes)}>
            <span>
              {t('seguito.takes')} <Amount chips={seguito.sum} />
            </span>
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

/** The auction: bids in order, and the hammer. */
function Auction({ seguito }: { seguito: Seguito }) {
  const t = useT('chemin-table')
  const award = useOffer('awardAuction')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      {seguito.bids.length === 0 && (
        <p>
          {t('seguito.noBids')} <Amount chips={seguito.minimum} />
        </p>
      )}
      <ol className="flex flex-col gap-1 text-lg">
        {seguito.bids.toReversed().map(({ member, place, chips, at }) => (
          <li key={`${member}${at}`} className="flex justify-between gap-3">
            <span>
              <MemberName id={member} />{' '}
              <span className="text-sm text-sage">
                <PlaceName place={place} />
              </span>
            </span>
            <strong>
              <Amount chips={chips} />
            </strong>
          </li>
        ))}
      </ol>
      {award && (
        <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(award)}>
          {t('seguito.award')}
        </Button>
      )}
      <Refused refusal={refusal} />
    </>
  )
}
