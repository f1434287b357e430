'use client'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { useT } from '../../language/i18n'
import { OnTop } from '../../live/frame'
import { Block } from '../../ui/Block'
import { Act, useOffer } from '../commanding'

/** A cut that nobody took: the table waits for the management. Source: B.30.4. */
export function CutForAll({ table: { id, label } }: { table: CourtTable }) {
  const t = useT('bj-room')
  if (!useOffer('cutForAll', { table: id })) return null
  const text = t('court.cutWaits', { table: label })
  return (
    <OnTop thing={{ key: `cut-${id}`, at: null, text }}>
      <Block marked title={text}>
        <Act type="cutForAll" payload={{ table: id }} variant="primary">
          {t('court.cut')}
        </Act>
      </Block>
    </OnTop>
  )
}
