'use client'
import { useT } from '../../../language/i18n'
import { useFloatAct } from '../../commanding'
import { AskText } from '../kit/AskText'

/** The inspector seals the box of the tax after the last coup. */
export function SealDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  return (
    <AskText
      title={t('acts.seal')}
      label={t('box.newSeal')}
      action={t('box.seal')}
      longest={40}
      waiting={waiting}
      refusal={refusal}
      onGive={(seal) =>
        void act('sealTaxBox', { table, seal }).then((isDone) => isDone && onClose())
      }
      onClose={onClose}
    />
  )
}
