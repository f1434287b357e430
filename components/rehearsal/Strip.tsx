'use client'
import { useLingua, useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { PaceAndEnd } from './PaceAndEnd'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** The narrow strip: what is to be done now, its row, what lies on the table, and a hint for whoever asks. */
export function Strip(props: {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
  /** Whether the control asked for is on the page that is shown. */
  isControlShown: boolean
}) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const { now, rehearsal } = props
  const step = now.steps[now.at]
  if (!step) return null
  return (
    <aside
      aria-label={t('strip.label')}
      className="flex max-h-[40dvh] shrink-0 flex-col gap-2 overflow-y-auto border-b-4 border-brass bg-felt p-3 xl:max-h-none xl:w-80 xl:border-b-0 xl:border-l-4"
    >
      <p className="text-sm text-sage">
        {now.title[lingua]} · {t('strip.at', { n: now.at + 1, all: now.steps.length })}
      </p>
      <p role="status" className="text-lg font-semibold">
        {step.say[lingua]}
      </p>
      {now.facts.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 xl:flex-col">
          {now.facts.map((fact) => (
            <li key={fact.it}>{fact[lingua]}</li>
          ))}
        </ul>
      )}
      {step.row?.words && (
        <p className="text-sm text-sage max-md:hidden">
          <strong>{step.row.id}</strong> {step.row.words[lingua]}
        </p>
      )}
      {now.hint && <p>{now.hint[lingua]}</p>}
      {now.control && !props.isControlShown && (
        <p>{t('strip.elsewhere', { control: now.control[lingua] })}</p>
      )}
      <div className="flex flex-wrap items-center gap-2 xl:mt-auto">
        <Button onPress={() => void rehearsal.ask()}>
          {t(now.hint ? 'strip.show' : 'strip.hint')}
        </Button>
        <PaceAndEnd now={now} rehearsal={rehearsal} />
      </div>
    </aside>
  )
}
