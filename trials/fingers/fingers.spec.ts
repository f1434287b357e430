import { expect, test } from '@playwright/test'
import { answersOfBare } from './bare'
import { Finger } from './finger'
import { STORIES } from './stories'

/**
 * Times between two taps, in ms: from a hand that thinks to one that flies, so that a quick hand meets a page that has been
 * played on, as a table's is.
 */
const BETWEEN = [1_000, 400, 200, 120, 80]

/** So many taps at each speed, in as many colpi as they take: the ninth of ten of fewer is the slowest of all. */
const LEAST_TAPS = 24

/** The slowest but for a tenth. */
const slowest = (answered: readonly number[]): number =>
  [...answered].sort((a, b) => a - b).at(Math.floor(answered.length * 0.9)) ?? 0

for (const story of STORIES)
  test(`no tap is lost in silence: ${story.name}`, async ({ browser }) => {
    const table = await story.open(browser)
    const pages = browser.contexts().flatMap((context) => context.pages())
    // At a club the desk and the phones are other machines than the tablet.
    for (const page of pages) if (page !== table.page) await page.close()
    for (const between of BETWEEN) {
      const bare = slowest(await answersOfBare(browser, Math.min(between, 200)))
      const since = Date.now()
      const finger = await Finger.on(table.page, between)
      do await table.play(finger)
      while (finger.given < LEAST_TAPS)
      const { given, counted, refused, silent, answered } = await finger.away()
      console.log(
        `| ${story.name} | ${between} | ${given} | ${counted} | ${refused} | ${silent.length} | ${slowest(answered)} | ${bare} | ${((Date.now() - since) / 1000).toFixed(1)} |`,
      )
      expect(silent).toEqual([])
    }
    await table.close()
  })
