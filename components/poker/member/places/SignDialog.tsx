'use client'
import { useState } from 'react'
import type { PokerOffer } from '@/rules/poker/offers'
import type { ListView } from '@/rules/poker/views/list'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { useQueueState } from '../../../live/useGive'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { SignaturePad, type Strokes } from '../../../ui/SignaturePad'
import { useAct } from '../../commanding'

/** I.1: members get onto a list by their own autograph, drawn here; the same tap says where they are (decision 1). */
export function SignDialog(props: {
  list: ListView
  offer: PokerOffer<'sign'>
  /** The strokes drawn before the sheet was closed, kept for when it opens again. */
  kept: { current: Strokes }
  onClose: () => void
}) {
  const t = useT('member')
  const { me } = useClub()
  const { take, waiting } = useAct()
  const { say } = useToast()
  const { offline } = useQueueState()
  const { kept } = props
  const [strokes, setStrokes] = useState(kept.current)
  const draw = (drawn: Strokes) => {
    kept.current = drawn
    setStrokes(drawn)
  }
  const [sheet, setSheet] = useState(0)
  const clear = () => {
    draw([])
    setSheet(sheet + 1)
  }
  const sign = async (inClub: boolean) => {
    if (!(await take(props.offer, { strokes, inClub }))) return
    kept.current = []
    say(t(inClub ? 'sign.done' : 'sign.doneOnTheWay'))
    props.onClose()
    // The page begins with the member's place on the list.
    window.scrollTo({ top: 0 })
  }
  const isBlank = strokes.length === 0
  const title = t('sign.title', { list: props.list.title })
  if (waiting && offline) return <WaitingForNetwork title={title} onClose={props.onClose} />
  const sizes = { size: 'large', wide: true, isDisabled: isBlank, isPending: waiting } as const
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      firm
      actions={
        <div className="grid w-full grid-cols-2 gap-3">
          <div className="col-span-2 flex flex-col gap-3">
            <Button variant="primary" {...sizes} onPress={() => void sign(true)}>
              {t('sign.here')}
            </Button>
            <Button {...sizes} onPress={() => void sign(false)}>
              {t('sign.onTheWay')}
            </Button>
          </div>
          <Button onPress={clear} isDisabled={isBlank}>
            {t('sign.again')}
          </Button>
          <Button variant="quiet" onPress={props.onClose}>
            {t('sign.cancel')}
          </Button>
        </div>
      }
    >
      <p>
        {t('sign.how')} <ProvisionLink id="I.1" />
      </p>
      <div className="rounded-lg border-2 border-line-strong bg-paper p-1">
        <SignaturePad key={sheet} label={t('sign.sheet')} start={strokes} onChange={draw} />
        <p className="mx-4 mb-1 border-t border-pen/50 pt-1 text-sm text-pen">{me?.member?.name}</p>
      </div>
      <p className="text-sm text-sage">{t('sign.otherwise')}</p>
    </Dialog>
  )
}

/** Without a network the signature waits on the phone; it cannot be drawn a second time meanwhile. */
function WaitingForNetwork(props: { title: string; onClose: () => void }) {
  const t = useT('member')
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p role="status" className="rounded-lg border-2 border-dashed border-warn px-4 py-3 text-lg">
        {t('sign.waiting')}
      </p>
    </Dialog>
  )
}
