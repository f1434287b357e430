'use client'
import { useState } from 'react'
import { MANO_RESULTS, type ManoResult } from '@/rules/black-jack/13-club/recorded'
import { asChips, type Chips, NO_CHIPS, times } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Bounds } from '../../../tablet/Bounds'
import { Choice } from '../../../tablet/Choice'
import { Digits } from '../../../tablet/Digits'
import { FullSheet } from '../../../tablet/Sheet'
import { typedOn } from '../../../tablet/typed'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import type { DraftCasella, ResultDraft } from './useResult'

interface CasellaSheetProps {
  draft: DraftCasella
  change: ResultDraft['change']
  onClose: () => void
}

type Puntata = DraftCasella['puntate'][number]

/** Nothing, the puntata, or twice the puntata: the next of the three. */
const nextSum = (chips: Chips, now: Chips): Chips =>
  now === chips ? times(chips, 2) : now === NO_CHIPS ? chips : NO_CHIPS

/** A mano after a result is told, of it or of another: a casella is void whole (B.19.2), or not at all. */
function resultOf(now: ManoResult, told: ManoResult, isIts: boolean): ManoResult {
  if (isIts || told === 'void') return told
  return now === 'void' ? 'lost' : now
}

/** A casella told in full: each mano's result, what lies on it, insurance and par. */
export function CasellaSheet({ draft, change, onClose }: CasellaSheetProps) {
  const t = useT('bj-table')
  const { settings } = useTable()
  const hands: readonly ManoResult[] = draft.hands.length > 0 ? draft.hands : ['lost']
  const set = (fields: Partial<DraftCasella>) =>
    change(draft.casella, (one) => ({ ...one, hands, ...fields }))
  const setPuntata = (player: Puntata['player'], fields: Partial<Puntata>) =>
    set({
      puntate: draft.puntate.map((one) => (one.player === player ? { ...one, ...fields } : one)),
    })
  const setManos = (count: number) =>
    set({
      hands: Array.from({ length: count }, (_, at) => hands[at] ?? 'lost'),
      puntate: draft.puntate.map((one) => ({
        ...one,
        on: Array.from({ length: count }, (_, at) => one.on[at] ?? one.chips),
      })),
    })
  return (
    <FullSheet title={t('casella', { n: draft.casella })} onClose={onClose}>
      <div className="flex items-center gap-2">
        <span>{t('tell.manos')}</span>
        {Array.from({ length: settings.splits + 1 }, (_, at) => at + 1).map((count) => (
          <span key={count} className="w-16">
            <Choice chosen={hands.length === count} onChange={() => setManos(count)}>
              {count}
            </Choice>
          </span>
        ))}
      </div>
      {hands.map((told, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
        <fieldset key={at}>
          <legend>{t('due.mano', { n: at + 1 })}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(max(6rem,15%),1fr))] gap-2">
            {MANO_RESULTS.map((key) => (
              <Choice
                key={key}
                chosen={told === key}
                isDisabled={key === 'black-jack' && hands.length > 1}
                onChange={() =>
                  set({ hands: hands.map((one, other) => resultOf(one, key, other === at)) })
                }
              >
                {t(`result.${key}`)}
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
      {draft.puntate.map((one) => (
        <OnePuntata
          key={one.player}
          one={one}
          hands={hands}
          onChange={(fields) => setPuntata(one.player, fields)}
          onRemove={() => {
            set({ puntate: draft.puntate.filter(({ player }) => player !== one.player) })
            if (draft.puntate.length === 1) onClose()
          }}
        />
      ))}
    </FullSheet>
  )
}

interface OnePuntataProps {
  one: Puntata
  hands: readonly ManoResult[]
  onChange: (fields: Partial<Puntata>) => void
  onRemove: () => void
}

/** One person's chips on each mano, their insurance, and par for a black jack. */
function OnePuntata({ one, hands, onChange, onRemove }: OnePuntataProps) {
  const t = useT('bj-table')
  const words = useT('banked')
  const { settings } = useTable()
  const [isTyped, setTyped] = useState(false)
  const half = asChips(one.chips / 2)
  const next = (mano: number) =>
    hands.map((_, other) => {
      const now = one.on[other] ?? NO_CHIPS
      return other === mano ? nextSum(one.chips, now) : now
    })
  return (
    <fieldset className="border-t border-line pt-2">
      <legend className="text-lg font-semibold">
        <PlayerName player={one.player} /> · <Amount chips={one.chips} />
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,23%),1fr))] gap-2">
        {hands.map((_, mano) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
          <Button key={mano} onPress={() => onChange({ on: next(mano) })}>
            {t('tell.on', { n: mano + 1 })} <Amount chips={one.on[mano] ?? NO_CHIPS} />
          </Button>
        ))}
        <Choice
          chosen={one.insurance > 0}
          onChange={(isOn) => onChange({ insurance: isOn ? half : NO_CHIPS })}
        >
          {t('tell.insured')} <Amount chips={one.insurance > 0 ? one.insurance : half} />
        </Choice>
        {one.insurance > 0 && (
          <Button variant="quiet" aria-expanded={isTyped} onPress={() => setTyped(!isTyped)}>
            {words('otherSum')}
          </Button>
        )}
        {settings.par && hands[0] === 'black-jack' && (
          <Choice chosen={one.isPar} onChange={(isPar) => onChange({ isPar })}>
            {t('tell.par')}
          </Choice>
        )}
        <Button variant="danger" onPress={onRemove}>
          {t('tell.remove')}
        </Button>
      </div>
      {isTyped && one.insurance > 0 && (
        <InsuredFor half={half} onInsured={(insurance) => onChange({ insurance })} />
      )}
    </fieldset>
  )
}

/** An insurance of less than half the puntata, by digits; what is not within it is not taken over. Source: B.9.2, B5. */
function InsuredFor(props: { half: Chips; onInsured: (chips: Chips) => void }) {
  const { half, onInsured } = props
  const words = useT('banked')
  const [typed, setTyped] = useState<number>(NO_CHIPS)
  const tell = (number: number) => {
    setTyped(number)
    if (number > 0 && number <= half) onInsured(asChips(number))
  }
  return (
    <div className="mt-2 flex max-w-md flex-col gap-2">
      <p className="flex justify-between" aria-live="polite">
        {words('sum')} <Amount chips={asChips(typed)} className="text-2xl font-semibold" />
      </p>
      <Bounds typed={typed} min={1} max={half} />
      <Digits
        onDigits={(digits) => tell(typedOn(typed, digits))}
        onClear={() => setTyped(NO_CHIPS)}
      />
    </div>
  )
}
