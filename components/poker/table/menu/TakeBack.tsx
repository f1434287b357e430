'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

/** Until a card is recorded: one tap takes the deal back, with no question, since nothing is lost by it. */
export function TakeBackDeal() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const deal = useOffer('takeBackDeal')
  if (!deal) return refusal && <Refusal refusal={refusal} />
  return (
    <Button
      variant="quiet"
      className="-my-2 whitespace-nowrap px-1! text-base"
      isDisabled={waiting}
      onPress={() => take(deal)}
    >
      {t('takeBack.deal')}
    </Button>
  )
}

/** Until the next deal: takes back what was entered last, be it the end of a colpo, a split or a word on a parol. */
export function TakeBack() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const reopen = useOffer('reopenColpo')
  const unsplit = useOffer('unsplitParol')
  const retract = useOffer('retractDeclaration')
  const [asked, setAsked] = useState<typeof reopen>(null)
  if (!reopen && !unsplit && !retract && !refusal) return null
  return (
    <section aria-label={t('takeBack.title')} className="flex flex-col gap-1">
      {refusal && <Refusal refusal={refusal} />}
      {unsplit && (
        <Button variant="quiet" isDisabled={waiting} onPress={() => take(unsplit)}>
          {t('takeBack.split')}
        </Button>
      )}
      {retract && (
        <Button variant="quiet" isDisabled={waiting} onPress={() => take(retract)}>
          <span>
            {t('takeBack.declaration')} <MemberName id={retract.payload.member} />
          </span>
        </Button>
      )}
      {reopen && (
        <Button variant="quiet" isDisabled={waiting} onPress={() => setAsked(reopen)}>
          {t('takeBack.colpo', { colpo: reopen.payload.colpo })}
        </Button>
      )}
      {asked && (
        <Confirm
          title={t('takeBack.colpoAsk', { colpo: asked.payload.colpo })}
          action={t('takeBack.colpoSure')}
          onConfirm={() => {
            setAsked(null)
            void take(asked, { why: t('play.undoWhy') })
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('takeBack.colpoMeans')}</p>
        </Confirm>
      )}
    </section>
  )
}
