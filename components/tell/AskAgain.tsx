'use client'
import { useTranslations } from 'use-intl'
import type { ToldRefusal } from '@/server/common/errors'
import { Button } from '../ui/Button'
import { RefusalNote } from './RefusalNote'

/** The reason why something was not read, and a button that asks for it again. */
export function AskAgain(props: { refusal: ToldRefusal; isPending: boolean; onPress: () => void }) {
  const t = useTranslations('common')
  return (
    <>
      <RefusalNote refusal={props.refusal} />
      <div>
        <Button onPress={props.onPress} isPending={props.isPending}>
          {t('broken.retry')}
        </Button>
      </div>
    </>
  )
}
