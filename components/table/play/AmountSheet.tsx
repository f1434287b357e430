'use client'
import { useState } from 'react'
import type { Chips } from '@/rules/chips'
import { MULTIPLES, type Play } from '@/rules/poker/state/play'
import { useT } from '../../i18n'
import { Amount } from '../../ui/Amount'
import { Button } from '../../ui/Button'
import { MemberName } from '../../ui/MemberName'
import { Choice } from '../Choice'
import { type useAct, useOffers, useTable } from '../context'
import { Digits, Key } from '../Digits'
import { FullSheet } from '../Sheet'

interface AmountSheetProps {
  type: 'open' | 'bet' | 'raise'
  member: string
  play: Play
  title: string
  act: ReturnType<typeof useAct>['act']
  onClose: () => void
}

/** The amount of an opening, a bet or a raise: by digits within its bounds, or a multiple by its name (VIII.3). */
export function AmountSheet({ type, member, play, title, act, onClose }: AmountSheetProps) {
  const { view } = useTable()
  const t = useT('table')
  const offers = useOffers(type, { member })
  const field = type === 'raise' ? 'by' : 'chips'
  const bounds = offers.find((offer) => offer.bounds?.[field])?.bounds?.[field]
  const { min = 0, max = 0 } = bounds ?? {}
  const [chips, setChips] = useState<Chips>(0)
  const [tris, setTris] = useState(false)
  const multiples = offers.flatMap(({ payload }) =>
    typeof payload.by === 'string' && payload.by in MULTIPLES ? [payload.by] : [],
  )
  const extra = type === 'raise' ? { tris } : {}
  const give = async (amount: Chips | string) => {
    await act(type, { member, [field]: amount, ...extra })
    // A refusal is shown beside the moves, where the next choice is made.
    onClose()
  }
  const quick = [min, play.pot, 2 * play.pot, max].filter((one) => one >= min && one <= max)
  return (
    <FullSheet
      title={
        <>
          <MemberName id={member} /> · {title}
        </>
      }
      onClose={onClose}
    >
      <div className="grid flex-1 grid-cols-2 content-start gap-6 max-sm:grid-cols-1">
        <div className="flex flex-col gap-3">
          <p>
            {t('play.becomes')} <Amount chips={min} /> – <Amount chips={max} />
          </p>
          <Multiples names={multiples} onGive={give} />
          <div className="grid grid-cols-2 gap-2">
            {[...new Set(quick)].map((one) => (
              <Key key={one} isDisabled={false} onPress={() => setChips(one)}>
                <Amount chips={one} />
              </Key>
            ))}
          </div>
          {type === 'raise' && view.affranchi.includes(member) && (
            <Choice chosen={tris} mark={t('result.yes')} onChange={setTris}>
              {t('play.tris')}
            </Choice>
          )}
        </div>
        <div className="flex flex-col gap-3">
          <p className="text-right text-4xl font-semibold">
            <Amount chips={chips} />
          </p>
          <Digits
            onDigits={(digits) => setChips(Math.min(max, Number(`${chips || ''}${digits}`)))}
            onClear={() => setChips(0)}
          />
          <Button
            variant="primary"
            size="large"
            isDisabled={chips < min || chips > max || chips === 0}
            onPress={() => give(chips)}
          >
            {title}
          </Button>
        </div>
      </div>
    </FullSheet>
  )
}

/** VIII.3: raises by the name of their multiple. */
function Multiples(props: { names: readonly string[]; onGive: (name: string) => void }) {
  const t = useT('table')
  if (props.names.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      {props.names.map((name) => (
        <Button key={name} onPress={() => props.onGive(name)}>
          {t(`play.multiple.${name}`)}
        </Button>
      ))}
    </div>
  )
}
