'use client'
import { useState } from 'react'
import type { MemberView } from '@/rules/black-jack/views/member'
import { asChips } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Act, useAct, useOffer } from '../commanding'

const USUAL_CHIPS = 100

/** J.1: the casse that the member has drawn, and one asked of the desk. */
export function MyCasse({ view }: { view: MemberView }) {
  const t = useT('bj-room')
  const { chips, drawn, asked } = view.mine
  const offer = useOffer('askCassa', { member: view.member })
  const { take, waiting, refusal } = useAct()
  const [sum, setSum] = useState<number>(USUAL_CHIPS)
  return (
    <Block title={t('casse.title')} aside={<ProvisionLink id="J.1" />}>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-sage">{t('casse.drawn')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={drawn} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-sage">{t('casse.chips')}</dt>
          <dd className="text-3xl font-semibold">
            <Amount chips={chips} />
          </dd>
        </div>
      </dl>
      {asked && (
        <p role="status" className="mt-3 text-brass">
          {t('casse.asked')} <Amount chips={asked.chips} className="font-semibold" />
        </p>
      )}
      {offer && (
        <div className="mt-3 flex flex-col gap-2">
          <ChipsField label={t('casse.sum')} value={sum} minValue={1} onChange={setSum} />
          <Button isDisabled={waiting} onPress={() => take(offer, { chips: asChips(sum) })}>
            {t('casse.ask')}
          </Button>
        </div>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      <Act type="dropCassa" payload={{ member: view.member }} variant="quiet">
        {t('casse.drop')}
      </Act>
    </Block>
  )
}
