'use client'
import { useLingua, useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { PaceAndEnd } from './PaceAndEnd'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

interface StripProps {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
  /** Whether the control asked for is on the page that is shown. */
  isControlShown: boolean
}

/** The narrow strip: what is to be done now, its row, what lies on the table, and a hint for whoever asks. */
export function Strip({ now, rehearsal, isControlShown }: StripProps) {
  const t = useT('rehearsal')
  if (!now.steps[now.at]) return null
  return (
    <aside
      aria-label={t('strip.label')}
      className="flex max-h-[40dvh] shrink-0 flex-col gap-x-4 gap-y-2 overflow-y-auto border-b-4 border-brass bg-felt px-3 py-2 md:max-xl:grid md:max-xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:max-xl:items-center xl:max-h-none xl:w-80 xl:border-b-0 xl:border-l-4"
    >
      <ToDo now={now} isControlShown={isControlShown} />
      <Done now={now} />
      <div className="flex flex-wrap items-center gap-2 xl:mt-auto">
        <Button onPress={() => void rehearsal.ask()}>
          {t(now.hint ? 'strip.show' : 'strip.hint')}
        </Button>
        <PaceAndEnd now={now} rehearsal={rehearsal} />
      </div>
    </aside>
  )
}

/** The thing to do now, in the regulation's words, and whatever no screen can know. */
function ToDo({ now, isControlShown }: Omit<StripProps, 'rehearsal'>) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const step = now.steps[now.at]
  return (
    <div className="flex min-w-0 flex-col gap-1 leading-snug">
      <p className="text-sm text-sage">
        {now.title[lingua]} · {t('strip.at', { n: now.at + 1, all: now.steps.length })}
        {now.times && ` · ${t('strip.times', now.times)}`}
      </p>
      <p role="status" className="text-lg font-semibold">
        {step?.say[lingua]}
      </p>
      {now.facts.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 xl:flex-col">
          {now.facts.map((fact) => (
            <li key={fact.it}>{fact[lingua]}</li>
          ))}
        </ul>
      )}
      {step?.row?.words && (
        <p className="text-sm text-sage max-md:hidden">
          <strong>{step.row.id}</strong> {step.row.words[lingua]}
        </p>
      )}
      {now.hint && <p className="border-l-4 border-brass pl-2">{now.hint[lingua]}</p>}
      {now.control && !isControlShown && (
        <p>{t('strip.elsewhere', { control: now.control[lingua] })}</p>
      )}
    </div>
  )
}

/** The steps that are done, where there is room for them. */
function Done({ now }: Pick<StripProps, 'now'>) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const done = now.steps.slice(0, now.at)
  if (done.length === 0) return null
  return (
    <ol
      aria-label={t('strip.done')}
      className="flex min-h-0 flex-col gap-1 overflow-y-auto text-sm text-sage max-xl:hidden"
    >
      {done.map(({ say }) => (
        <li key={say.it} className="flex gap-2">
          <span aria-hidden>✓</span>
          {say[lingua]}
        </li>
      ))}
    </ol>
  )
}
