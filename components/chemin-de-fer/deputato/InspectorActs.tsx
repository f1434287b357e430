'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { DeputatoView } from '@/rules/chemin-de-fer/views/deputato'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { rangeOf } from '../../live/offers'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useAct, useCommanding } from '../commanding'
import { StandIn } from './StandIn'

/** Acts of the inspector, some of which need a reason. */
const ACTS = [
  { type: 'standIn', isReasoned: false },
  { type: 'chooseForBank', isReasoned: false },
  { type: 'refuseBoundCoup', isReasoned: false },
  { type: 'reportPunterError', isReasoned: false },
  { type: 'warnAway', isReasoned: false },
  { type: 'freeSeat', isReasoned: false },
  { type: 'allowSwap', isReasoned: false },
  { type: 'setPartnerships', isReasoned: false },
  { type: 'barFromBuying', isReasoned: true },
  { type: 'allowBuying', isReasoned: false },
  { type: 'barFromPartnerships', isReasoned: true },
  { type: 'allowInPartnerships', isReasoned: false },
  { type: 'markInexpert', isReasoned: true },
  { type: 'endInexpert', isReasoned: true },
  { type: 'sendOut', isReasoned: true },
  { type: 'readmit', isReasoned: false },
] as const

type Kind = (typeof ACTS)[number]
type InspectorOffer = Extract<CheminOffer, { type: Kind['type'] }>

/** Whether an act is the inspector’s: of two commands that the table gives too, only what is left to the inspector (S.54, S.124). */
function isInspectors({ type, payload }: InspectorOffer): boolean {
  if (type === 'refuseBoundCoup') return payload.passes
  if (type === 'reportPunterError')
    return payload.error.kind === 'turnedThird' && payload.error.isVoid
  return true
}

/** S.9, S.20, S.54, S.82, S.104, S.124, V.leave: what the inspector may do now, act by act. */
export function InspectorActs({ view }: { view: DeputatoView }) {
  const t = useT('chemin-deputato')
  const { offers } = useCommanding()
  const [kind, choose] = useState<Kind | null>(null)
  const offersOf = ({ type }: Kind) =>
    offers.filter((one): one is InspectorOffer => one.type === type).filter(isInspectors)
  const possible = ACTS.filter((one) => offersOf(one).length > 0)
  if (possible.length === 0) return null
  return (
    <Block title={t('acts.title')}>
      <div className="flex flex-wrap gap-3">
        {possible.map((one) => (
          <Button key={one.type} onPress={() => choose(one)}>
            {t(`acts.${one.type}`)}
          </Button>
        ))}
      </div>
      {kind && (
        <OneAct kind={kind} offers={offersOf(kind)} view={view} onClose={() => choose(null)} />
      )}
    </Block>
  )
}

interface OneActProps {
  kind: Kind
  offers: readonly InspectorOffer[]
  view: DeputatoView
  onClose: () => void
}

/** One act: for whom or where, and the reason where it needs one. */
function OneAct({ kind, offers, view, onClose }: OneActProps) {
  const t = useT('chemin-deputato')
  const nameOf = useNameOf()
  const { take, refusal, waiting } = useAct()
  const [why, setWhy] = useState('')
  const [opening, open] = useState<CheminOffer<'standIn'> | null>(null)
  const said = ({ payload }: InspectorOffer) => {
    const table =
      'table' in payload ? view.tables.find(({ id }) => id === payload.table)?.label : null
    const member = 'member' in payload ? nameOf(payload.member) : null
    const choice =
      'choice' in payload
        ? t(`acts.choice.${payload.choice}`)
        : 'allowed' in payload
          ? t(payload.allowed ? 'acts.allow' : 'acts.forbid')
          : 'isSerious' in payload && payload.isSerious
            ? t('acts.serious')
            : null
    return [member, table, choice].filter(Boolean).join(' · ')
  }
  async function give(offer: InspectorOffer) {
    if (offer.type === 'standIn' && rangeOf(offer, 'bank')) return open(offer)
    if (await take(offer, kind.isReasoned ? { why: why.trim() } : {})) onClose()
  }
  if (opening) return <StandIn offer={opening} title={said(opening)} onClose={onClose} />
  return (
    <Dialog title={t(`acts.${kind.type}`)} onClose={onClose}>
      {kind.isReasoned && (
        <Field label={t('acts.why')} value={why} onChange={setWhy} maxLength={300} autoFocus />
      )}
      <div className="flex flex-col gap-2">
        {offers.map((offer) => (
          <Button
            key={JSON.stringify(offer.payload)}
            isPending={waiting}
            isDisabled={kind.isReasoned && why.trim().length < 3}
            onPress={() => void give(offer)}
          >
            {said(offer)}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
