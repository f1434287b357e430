import type { PaperRequest } from '../print/found'
import type { MonthPaper } from '../print/month'
import { monthFor } from '../procedures/figures/month'
import { running } from '../running/running'

type Asked = Pick<PaperRequest, 'identity' | 'locale' | 'personOf'>

/** The content of a month's paper. Throws Problem `not-found` for a text that is no month. */
export async function monthPaper(
  { identity, locale, personOf }: Asked,
  id: string,
): Promise<MonthPaper> {
  const { evenings, lines, payments, unfinished, sums } = await monthFor(identity, id)
  const gameOf = (game: string) => running().games[game]?.title[locale] ?? game
  const evening = ({
    day,
    title,
    game,
    source,
  }: (typeof lines)[number] | (typeof evenings)[number]) => ({
    ...{ day, title, game: gameOf(game) },
    imported: source === 'import',
  })
  const side = (one: string) => (one === 'desk' ? null : personOf(one))
  return {
    month: id,
    evenings: evenings.map((one) => ({ ...one, ...evening(one) })),
    sums,
    payments: payments.map(({ line, from, to, ...payment }) => ({
      ...evening(line),
      ...payment,
      from: side(from),
      to: side(to),
    })),
    tableaux: lines.map((line) => ({ ...evening(line), table: line.table, hash: line.hash })),
    unfinished: unfinished.map((one) => ({ ...one, game: gameOf(one.game) })),
  }
}
