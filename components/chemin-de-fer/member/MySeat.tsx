'use client'
import { useState } from 'react'
import { MOST_STOOD_IN } from '@/rules/chemin-de-fer/mano/dealing'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../language/i18n'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { Toggle } from '../../ui/Toggle'
import { useAct, useOffer } from '../commanding'
import { ActButton } from './acts/ActButton'
import { RARE_ACTS, SEAT_ACTS } from './acts/list'
import { actsShown } from './acts/shown'
import { TakeAct } from './acts/TakeAct'

/** The member's seat: stepping away and back, moving, exchanging, playing by the rule, and leaving it for good. */
export function MySeat({ table, view }: { table: TableState; view: MemberView }) {
  const t = useT('chemin-member')
  const { summary } = table
  const where = { table: summary.id, member: view.member }
  const back = useOffer('comeBack', where)
  const away = useOffer('stepAway', where)
  const acts = actsShown(SEAT_ACTS, table, view.offers, null)
  const rare = actsShown(RARE_ACTS, table, view.offers, null)
  const [isMore, more] = useState(false)
  if (!back && !away && acts.length + rare.length === 0) return null
  const { seat } = view.mine
  return (
    <Block title={seat ? t('seat.title', { seat: seat.seat }) : t('seat.none')}>
      <div className="flex flex-col gap-3">
        <TakeAct offer={back} variant="primary">
          {t('seat.back')}
        </TakeAct>
        {away && <StepAway offer={away} />}
        {[...acts, ...(isMore ? rare : [])].map((act) => (
          <ActButton key={act.text} act={act} usual={summary.minimum} />
        ))}
        {rare.length > 0 && (
          <Button variant="quiet" wide aria-expanded={isMore} onPress={() => more(!isMore)}>
            {t(isMore ? 'seat.less' : 'seat.more')}
          </Button>
        )}
      </div>
    </Block>
  )
}

const COUPS = Array.from({ length: MOST_STOOD_IN }, (_, index) => index + 1)

/** S.20: a reason, the coups that the inspector may give meanwhile, and whether the bank may be halved. */
function StepAway({ offer }: { offer: CheminOffer<'stepAway'> }) {
  const t = useT('chemin-member')
  const { take, waiting } = useAct()
  const [isOpen, open] = useState(false)
  const [instructions, write] = useState('')
  const [coups, setCoups] = useState<number>(MOST_STOOD_IN)
  const [keepsBank, keep] = useState(false)
  const go = () => {
    open(false)
    void take(offer, { instructions: instructions.trim(), coups, keepsBank })
  }
  return (
    <>
      <Button size="large" wide isPending={waiting} onPress={() => open(true)}>
        {t('away.button')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('away.title')}
          onClose={() => open(false)}
          onSubmit={go}
          actions={
            <Button type="submit" variant="primary" size="large" wide>
              {t('away.button')}
            </Button>
          }
        >
          <p className="text-sage">{t('away.text')}</p>
          <Field label={t('away.why')} value={instructions} onChange={write} maxLength={200} />
          <Select
            label={t('away.coups')}
            value={coups}
            options={COUPS.map((n) => ({ key: n, label: t('away.upTo', { n }) }))}
            onChange={setCoups}
          />
          <Toggle isSelected={keepsBank} onChange={keep}>
            {t('away.keepsBank')}
          </Toggle>
        </Dialog>
      )}
    </>
  )
}
