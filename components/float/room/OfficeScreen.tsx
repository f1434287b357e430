'use client'
import type { OfficeView } from '@/rules/float/views/office'
import { useT } from '../../language/i18n'
import { Block } from '../../ui/Block'
import { usePressGuard } from '../../ui/press/pressGuard'
import type { TableFacts } from './facts'
import { OfficeRoom } from './OfficeRoom'

/** The room on the page of those on duty; everybody else is told how one gets there. */
export function OfficeScreen(props: { office: OfficeView | null; facts: readonly TableFacts[] }) {
  const t = useT('float-room')
  usePressGuard()
  if (!props.office)
    return (
      <Block>
        <p>{t('page.nobody')}</p>
      </Block>
    )
  return <OfficeRoom office={props.office} facts={props.facts} />
}
