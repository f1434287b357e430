import { DEMO } from '@/db/demo'
import { lanAddress } from './reachable'

export interface Started {
  port: number
  /** Whether the demo club is there, so that its cards are worth telling. */
  demo: boolean
  place: string
  seconds: number
}

/** What a person needs once everything runs: Italian, with English beneath. */
export function banner({ port, demo, place, seconds }: Started): string {
  const lan = lanAddress()
  const [first, ...others] = DEMO.staff
  return [
    '',
    `  Circolo  http://localhost:${port}${lan ? `   (http://${lan}:${port})` : ''}`,
    '',
    ...(demo && first
      ? [
          `  ${DEMO.name}: tessera ${first.card} (${first.what.it}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.it}`).join(', ')}, ${DEMO.socio} soci: ${DEMO.password}`,
          `  Demo club: card ${first.card} (${first.what.en}), password ${DEMO.password}`,
          `  ${others.map(({ card, what }) => `${card} ${what.en}`).join(', ')}, ${DEMO.socio} members`,
        ]
      : []),
    `  Dati / data: ${place}`,
    `  Pronto in ${seconds} s; Ctrl-C per fermare. / Ready in ${seconds} s; Ctrl-C stops.`,
    '',
  ].join('\n')
}
