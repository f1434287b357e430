'use client'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { useOffer, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { ChanceMark } from '../felt/marks'
import { useTable } from '../tablet'
import { InsureChoice } from './InsureChoice'

interface StakeSheetProps {
  number: number
  onClose: () => void
}

/** One stake: off the cloth, insured, out of prison with its half lost, or moved within it. Source: T.5.3, T.5.4, T.6. */
export function StakeSheet({ number, onClose }: StakeSheetProps) {
  const t = useT('trente-table')
  const { poste, colpo } = useTable()
  const posta = poste.find((one) => one.number === number)
  const withdraw = useOffer('withdrawStake', { posta: number })
  const answers = useOffers('answerPrison', { posta: number })
  const moves = useOffers('movePrisoner', { posta: number })
  if (!posta) return null
  const { player, chance, amount, prisons } = posta
  return (
    <FullSheet
      title={
        <span className="flex items-center gap-3">
          <ChanceMark chance={chance} /> {t(`chance.${chance}`)} · <PlayerName player={player} /> ·{' '}
          <Amount chips={amount} />
        </span>
      }
      onClose={onClose}
    >
      {prisons > 0 && (
        <p className="text-lg text-warn">
          {t('felt.prison')}
          {prisons > 1 && ` · ${t('felt.times', { n: prisons })}`}
        </p>
      )}
      {/* Off the cloth whole, or out of prison with half; an imprisoned one may also stay. Source: T.5.3, T.7.1. */}
      <OfferButtons
        offers={[withdraw, ...answers]}
        look={({ type, payload }) => ({
          size: 'large',
          variant: type === 'withdrawStake' || payload.withdraws ? 'danger' : 'secondary',
        })}
        box={GRID}
        onDone={onClose}
      >
        {({ type, payload }) => {
          if (type === 'answerPrison')
            return t(payload.withdraws ? 'posta.leavesPrison' : 'posta.stays')
          return (
            <>
              {t('posta.withdraw')} <Amount chips={amount} />
            </>
          )
        }}
      </OfferButtons>
      {/* To another chance at the owner's request, still in prison. Source: T.5.4, B5. */}
      <section className="empty:hidden">
        {moves.length > 0 && <h2 className="pb-1 text-lg">{t('posta.move')}</h2>}
        <OfferButtons offers={moves} look={{ size: 'large' }} box={GRID} onDone={onClose}>
          {({ payload }) => (
            <>
              <ChanceMark chance={payload.chance} /> {t(`chance.${payload.chance}`)}
            </>
          )}
        </OfferButtons>
      </section>
      {prisons === 0 && <InsureChoice player={player} chance={chance} onDone={onClose} />}
      {colpo !== null && colpo.phase !== 'open' && (
        <p className="text-sage">{t('posta.nothing')}</p>
      )}
    </FullSheet>
  )
}

const GRID = 'grid grid-cols-3 gap-2'
