import { DEMO } from '@/db/demo'
import { lanAddress, publicOrigin } from '../http/reachable'
import type { DemoStanding } from './demo'

/** The facts of a started server that its banner shows. */
export interface Started {
  scheme: 'http' | 'https'
  port: number
  /** The demo club while it is open: its cards are shown as long as their passwords are still the original ones. */
  demo: DemoStanding | null
  /** The address word of the only club, unless it is the demo. */
  slug: string | null
  place: string
  seconds: number
  /** The line about a certificate that browsers no longer accept. */
  expired: string | null
}

/** The lines for people once everything runs: Italian, with English beneath. */
export function banner(started: Started): string {
  const { scheme, port, demo, slug, place, seconds, expired } = started
  const lan = lanAddress()
  const own = publicOrigin()
  // A certificate is for a name, so that an address in numbers would only frighten.
  const there = own ?? (lan && scheme === 'http' ? `http://${lan}:${port}` : null)
  const [first, ...others] = DEMO.staff
  const warning = demoWarning(demo, lan)
  return [
    '',
    `  Circolo  ${scheme}://localhost:${port}${there ? `   (${there})` : ''}`,
    ...(slug ? [`  Pagine / pages: /${slug}, /${slug}/segreteria, /${slug}/tabellone`] : []),
    '',
    ...(demo?.isKnown && first
      ? [
          `  ${DEMO.name}: tessera ${first.card} (${first.what.it}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.it}`).join(', ')}, ${DEMO.socio} soci: ${DEMO.password}`,
          `  Guardate una serata / watch an evening: ${scheme}://localhost:${port}/${DEMO.slug}/prova?storia=watched`,
          `  Demo club: card ${first.card} (${first.what.en}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.en}`).join(', ')}, ${DEMO.socio} members`,
        ]
      : []),
    ...[warning, expired, scheme === 'https' && own === null ? NAMELESS : null].filter(Boolean),
    `  Dati / data: ${place}`,
    `  Pronto in ${seconds} s; Ctrl-C per fermare. / Ready in ${seconds} s; Ctrl-C stops.`,
    '',
  ].join('\n')
}

const NAMELESS =
  '  Manca CIRCOLO_ADDRESS: nei codici QR va il nome del certificato, come https://sala.circolo.example — CIRCOLO_ADDRESS is missing: QR codes need the certificate’s name'

/** One line while strangers could administer the demo club: from the network, or beside a real club. */
export function demoWarning(demo: DemoStanding | null, lan: string | undefined): string | null {
  if (!demo) return null
  const close = 'npm run club -- --closeDemo'
  if (demo.isBesideOthers)
    return `  Attenzione: il circolo dimostrativo è aperto accanto a uno vero; lo chiude ${close} — Warning: the demo club is open beside a real one; ${close} closes it`
  if (!demo.isKnown || !lan) return null
  return `  Attenzione: chi è in rete entra nel circolo dimostrativo, le password sono note; fondando il vostro si chiude (npm run club) — Warning: anybody in the network can enter the demo club, its passwords are known; founding yours closes it (npm run club)`
}
