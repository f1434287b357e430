import { DEMO } from '@/db/demo'
import { lanAddress } from '../http/reachable'
import type { DemoStanding } from './demo'

/** The facts of a started server that its banner shows. */
export interface Started {
  port: number
  /** The demo club while it is open: its cards are shown as long as their passwords are still the original ones. */
  demo: DemoStanding | null
  /** The address word of the only club, unless it is the demo. */
  slug: string | null
  place: string
  seconds: number
}

/** The lines for people once everything runs: Italian, with English beneath. */
export function banner({ port, demo, slug, place, seconds }: Started): string {
  const lan = lanAddress()
  const [first, ...others] = DEMO.staff
  const warning = demoWarning(demo, lan)
  return [
    '',
    `  Circolo  http://localhost:${port}${lan ? `   (http://${lan}:${port})` : ''}`,
    ...(slug ? [`  Pagine / pages: /${slug}, /${slug}/segreteria, /${slug}/tabellone`] : []),
    '',
    ...(demo?.isKnown && first
      ? [
          `  ${DEMO.name}: tessera ${first.card} (${first.what.it}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.it}`).join(', ')}, ${DEMO.socio} soci: ${DEMO.password}`,
          `  Demo club: card ${first.card} (${first.what.en}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.en}`).join(', ')}, ${DEMO.socio} members`,
        ]
      : []),
    ...(warning ? [warning] : []),
    `  Dati / data: ${place}`,
    `  Pronto in ${seconds} s; Ctrl-C per fermare. / Ready in ${seconds} s; Ctrl-C stops.`,
    '',
  ].join('\n')
}

/** One line while strangers could administer the demo club: from the network, or beside a real club. */
export function demoWarning(demo: DemoStanding | null, lan: string | undefined): string | null {
  if (!demo) return null
  const close = 'npm run club -- --closeDemo'
  if (demo.isBesideOthers)
    return `  Attenzione: il circolo dimostrativo è aperto accanto a uno vero; lo chiude ${close} — Warning: the demo club is open beside a real one; ${close} closes it`
  if (!demo.isKnown || !lan) return null
  return `  Attenzione: chi è in rete entra nel circolo dimostrativo, le password sono note; fondando il vostro si chiude (npm run club) — Warning: anybody in the network can enter the demo club, its passwords are known; founding yours closes it (npm run club)`
}
