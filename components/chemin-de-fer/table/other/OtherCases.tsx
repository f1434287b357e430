'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Acts } from './Acts'
import { ErrorList } from './ErrorList'
import { OTHER_ACTS, OTHER_GROUPS } from './groups'

/** Everything that may happen now beside the next step, in plain words, by the thing it is about. */
export function OtherCases() {
  const t = useT('chemin-table')
  const [open, setOpen] = useState(false)
  const { offers } = useTable().view
  const close = () => setOpen(false)
  const groups = OTHER_GROUPS.filter((group) => {
    const types: readonly string[] = OTHER_ACTS[group]
    return offers.some(({ type }) => types.includes(type))
  })
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('other.open')}</Button>
      {open && (
        <FullSheet title={t('other.title')} onClose={close}>
          <ErrorList onDone={close} />
          {groups.map((group) => (
            <section
              key={group}
              className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-2 border-t border-line pt-1.5"
            >
              <h3 className="leading-tight text-sage">{t(`other.groups.${group}`)}</h3>
              <div>
                <Acts types={OTHER_ACTS[group]} columns="four" onDone={close} />
              </div>
            </section>
          ))}
          {groups.length === 0 && <p>{t('other.nothing')}</p>}
        </FullSheet>
      )}
    </>
  )
}
