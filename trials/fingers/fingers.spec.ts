import { expect, test } from '@playwright/test'
import { Finger } from './finger'
import { STORIES } from './stories'

/** Times between two taps, in ms: from a hand that flies to one that thinks. */
const BETWEEN = [80, 120, 200, 400, 1_000]

for (const story of STORIES)
  test(`no tap is lost in silence: ${story.name}`, async ({ browser }) => {
    const table = await story.open(browser)
    for (const between of BETWEEN) {
      const since = Date.now()
      const finger = await Finger.on(table.page, between)
      await table.play(finger)
      const { given, counted, refused, silent, answered } = await finger.away()
      const slowest = [...answered].sort((a, b) => a - b).at(Math.floor(answered.length * 0.9)) ?? 0
      console.log(
        `| ${story.name} | ${between} | ${given} | ${counted} | ${refused} | ${silent.length} | ${slowest} | ${((Date.now() - since) / 1000).toFixed(1)} |`,
      )
      expect(silent).toEqual([])
    }
    await table.close()
  })
