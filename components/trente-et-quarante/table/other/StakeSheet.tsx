'use client'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffer, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { ChanceMark } from '../felt/ChanceMark'
import { Refused } from '../Refused'
import { InsureChoice } from './InsureChoice'

interface StakeSheetProps {
  number: number
  onClose: () => void
}

/** One stake: off the cloth, insured, out of prison with its half lost, or moved within it. Source: T.5.3, T.5.4, T.6. */
export function StakeSheet({ number, onClose }: StakeSheetProps) {
  const t = useT('trente-table')
  const { poste, colpo } = useTable().view
  const posta = poste.find((one) => one.number === number)
  const done = async (given: Promise<boolean>) => {
    if (await given) onClose()
  }
  if (!posta) return null
  const { player, chance, amount, prisons } = posta
  const isUntouchable = colpo !== null && colpo.phase !== 'open'
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
      <Leaving posta={posta} done={done} />
      <Moving number={number} done={done} />
      {prisons === 0 && <InsureChoice player={player} chance={chance} onDone={onClose} />}
      {isUntouchable && <p className="text-sage">{t('posta.nothing')}</p>}
    </FullSheet>
  )
}

interface StepsProps {
  done: (given: Promise<boolean>) => Promise<void>
}

/** Off the cloth whole, or out of prison with half; an imprisoned one may also stay. Source: T.5.3, T.7.1. */
function Leaving({ posta: { number, amount }, done }: StepsProps & { posta: Posta }) {
  const t = useT('trente-table')
  const withdraw = useOffer('withdrawStake', { posta: number })
  const answers = useOffers('answerPrison', { posta: number })
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-3 gap-2">
        {withdraw && (
          <Button
            size="large"
            variant="danger"
            isDisabled={waiting}
            onPress={() => done(take(withdraw))}
          >
            {t('posta.withdraw')} <Amount chips={amount} />
          </Button>
        )}
        {answers.map((offer) => (
          <Button
            key={`${offer.payload.withdraws}`}
            size="large"
            variant={offer.payload.withdraws ? 'danger' : 'secondary'}
            isDisabled={waiting}
            onPress={() => done(take(offer))}
          >
            {t(offer.payload.withdraws ? 'posta.leavesPrison' : 'posta.stays')}
          </Button>
        ))}
      </div>
    </>
  )
}

/** To another chance at the owner's request, still in prison. Source: T.5.4, B5. */
function Moving({ number, done }: StepsProps & { number: number }) {
  const t = useT('trente-table')
  const moves = useOffers('movePrisoner', { posta: number })
  const { take, refusal, waiting } = useAct()
  if (moves.length === 0) return <Refused refusal={refusal} />
  return (
    <section>
      <h2 className="pb-1 text-lg">{t('posta.move')}</h2>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-3 gap-2">
        {moves.map((offer) => (
          <Button
            key={offer.payload.chance}
            size="large"
            isDisabled={waiting}
            onPress={() => done(take(offer))}
          >
            <ChanceMark chance={offer.payload.chance} /> {t(`chance.${offer.payload.chance}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
