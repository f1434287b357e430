'use client'
import { useState } from 'react'
import type { PokerOffer } from '@/rules/poker/offers'
import type { ListView } from '@/rules/poker/views/list'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../regulation/ProvisionLink'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { SignaturePad, type Strokes } from '../../../ui/SignaturePad'
import { useAct } from '../../commanding'

/** I.1: members get onto a list only by their own autograph, drawn here. */
export function SignDialog(props: {
  list: ListView
  offer: PokerOffer<'sign'>
  onClose: () => void
}) {
  const t = useT('member')
  const { me } = useClub()
  const { take, waiting } = useAct()
  const { say } = useToast()
  const [strokes, setStrokes] = useState<Strokes>([])
  const [sheet, setSheet] = useState(0)
  const clear = () => {
    setStrokes([])
    setSheet(sheet + 1)
  }
  const sign = async () => {
    if (!(await take(props.offer, { strokes }))) return
    say(t('sign.done'))
    props.onClose()
  }
  const isBlank = strokes.length === 0
  return (
    <Dialog
      title={t('sign.title', { list: props.list.title })}
      onClose={props.onClose}
      firm
      actions={
        <div className="grid w-full grid-cols-2 gap-3">
          <div className="col-span-2">
            <Button
              variant="primary"
              size="large"
              wide
              onPress={() => void sign()}
              isDisabled={isBlank}
              isPending={waiting}
            >
              {t('sign.sign')}
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
        <SignaturePad key={sheet} label={t('sign.sheet')} onChange={setStrokes} />
        <p className="mx-4 mb-1 border-t border-pen/50 pt-1 text-sm text-pen">{me?.member?.name}</p>
      </div>
      <p className="text-sm text-sage">{t('sign.otherwise')}</p>
    </Dialog>
  )
}
