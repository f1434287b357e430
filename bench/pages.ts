import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBuilt } from '@/server/starting/build'
import { findChromium, launching } from '@/tests/support/browser'
import { BenchClub, type Signed } from './club'
import { GAMES, type Give, opened, PLAYERS_OF_A_TABLE, TABLES, tablet } from './day'
import { percentile, report } from './measure'
import { outputOf, ROOT, startUntil } from './processes'

const FIXTURE = path.join(ROOT, 'bench/fixture')
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next')
const PHONE = { width: 390, height: 844 }

/** A page is at rest before it fetches ahead what opens later, three seconds after its first screen. */
const REST_MS = 1_500
const AHEAD_MS = 8_000
const SLOWER_CPU = 4
/** Loads of each page, the one and then the other, whose middle is told; the server's first ones are slower, and not counted. */
const SPEED_TURNS = 15
const WARM_UP = 5

/** A page to load, and the sight that says that its first screen is there. */
interface Shown {
  url: string
  cookie?: string | undefined
  first: string
}

/** The weight of the club's pages, and the speed of the one where a list is signed, compared with an empty page of Next. */
export async function benchPages(): Promise<void> {
  await ensureBuilt(
    ROOT,
    path.join(ROOT, '.next-build.log'),
    () => {},
    new AbortController().signal,
  )
  await outputOf([NEXT, 'build', FIXTURE])
  const port = 39_000 + (process.pid % 900)
  const bare = await startUntil(
    [NEXT, 'start', FIXTURE, '-H', '127.0.0.1', '-p', String(port)],
    /Ready in/,
  )
  const club = await BenchClub.open({ pages: true })
  const browser = await chromium.launch(launching(findChromium()))
  const shown = (page: string, first: string, by?: Signed): Shown => ({
    url: `${club.url}/bench${page}`,
    cookie: by?.cookie,
    first,
  })
  try {
    // All members before the first command: the server reads their names once.
    const boss = await club.member(['socio', 'segretario', 'deputato', 'amministratore'])
    const members = await club.members(PLAYERS_OF_A_TABLE * GAMES.length)
    await club.command('openList', { title: 'Lista', settings: { uscita: 1, passata: 100 } })
    const empty = { url: `http://127.0.0.1:${port}/`, first: 'p' }
    const signUp = shown('', 'button:has-text("Firma la lista")', await club.member())
    await compare(browser, empty, signUp)
    const desk = shown('/segreteria', '[role=tabpanel] button:visible', club.desk)
    await weigh(browser, {
      'sign-in': shown('/entra', 'input[type=password]'),
      'wall, one game': shown('/tabellone', 'aside h1'),
      'desk, one game': desk,
    })
    const posts = await tables(club, boss, members)
    const tablets = posts.map(({ game, post }) => [
      `tablet, ${game}`,
      shown('/tavolo', 'main[data-screen=post] button', post),
    ])
    await weigh(browser, {
      'wall, four games': shown('/tabellone', 'aside h1'),
      'desk, four games': { ...desk, first: '[role=tab]:nth-of-type(4)' },
      ...Object.fromEntries(tablets),
    })
  } finally {
    await browser.close()
    await club.close()
    await bare.stop()
  }
}

/** A table of each game, with its tablet. */
async function tables(
  club: BenchClub,
  boss: Signed,
  members: readonly Signed[],
): Promise<{ game: string; post: Signed }[]> {
  const posts: { game: string; post: Signed }[] = []
  for (const [at, game] of GAMES.entries()) {
    const evening = game === 'poker' ? club.evening : await opened(club, game)
    const players = members.slice(at * PLAYERS_OF_A_TABLE, (at + 1) * PLAYERS_OF_A_TABLE)
    const give: Give = async (type, payload, by = club.desk) =>
      await club.call(`${game}.${type}`, { evening, id: randomUUID(), ...payload }, by)
    await TABLES[game]({ give, n: 1, lists: 1, table: 'T1', players, boss })
    posts.push({ game, post: await tablet(club, evening, 'T1') })
  }
  return posts
}

async function weigh(browser: Browser, pages: Readonly<Record<string, Shown>>): Promise<void> {
  for (const [name, page] of Object.entries(pages)) {
    const { first, html } = await weightOf(browser, page)
    report({ what: `${name}, first load of JavaScript`, value: first, unit: 'kB' })
    report({ what: `${name}, its HTML`, value: html, unit: 'kB' })
  }
}

async function compare(browser: Browser, empty: Shown, ours: Shown): Promise<void> {
  const [nothing, page] = [await weightOf(browser, empty), await weightOf(browser, ours)]
  const baseline = { what: 'an empty page of Next', value: nothing.first }
  report({
    what: 'sign-up page, first load of JavaScript, compressed',
    value: page.first,
    unit: 'kB',
    baseline,
  })
  report({ what: 'the same, fetched ahead once it is at rest', value: page.ahead, unit: 'kB' })
  report({ what: 'its HTML, compressed', value: page.html, unit: 'kB' })
  const [nothings, speeds]: [Speed[], Speed[]] = [[], []]
  for (let turn = 0; turn < WARM_UP + SPEED_TURNS; turn++) {
    nothings.push(await speedOf(browser, empty))
    speeds.push(await speedOf(browser, ours))
  }
  const middle = (all: readonly Speed[], what: keyof Speed) =>
    percentile(
      all.slice(WARM_UP).map((one) => one[what]),
      0.5,
    )
  report({
    what: `LCP at ${SLOWER_CPU} times slower CPU`,
    value: middle(speeds, 'lcp'),
    unit: 'ms',
    baseline: { what: 'an empty page', value: middle(nothings, 'lcp') },
  })
  report({
    what: `INP of opening the sheet to sign, ${SLOWER_CPU} times slower CPU`,
    value: middle(speeds, 'inp'),
    unit: 'ms',
  })
}

interface Speed {
  lcp: number
  inp: number
}

async function pageOf(browser: Browser, { url, cookie }: Shown): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'it-IT' })
  const [name = '', value = ''] = (cookie ?? '').split(/=(.*)/s)
  // For the whole club: a cookie of the page's address would be sent to that page alone.
  if (cookie) await context.addCookies([{ name, value, url: new URL(url).origin }])
  return await context.newPage()
}

/** Kilobytes of scripts until the first screen is at rest, of those fetched ahead after it, and of the document. */
async function weightOf(browser: Browser, shown: Shown) {
  const page = await pageOf(browser, shown)
  const sizes: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    sizes.push(answer.body().then(compressed))
  })
  const document = await page.goto(shown.url)
  await page.locator(shown.first).first().waitFor()
  await page.waitForTimeout(REST_MS)
  const first = sizes.length
  await page.waitForTimeout(AHEAD_MS)
  const all = await Promise.all(sizes)
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const html = document ? compressed(await document.body()) : Number.NaN
  await page.context().close()
  return { first: sum(all.slice(0, first)), ahead: sum(all.slice(first)), html }
}

const compressed = (body: Buffer) => gzipSync(body).length / 1_000

/** Runs in the page before its own scripts; a text, since a compiled function would name helpers that no page has. */
const WATCHING = `
  window.seen = { lcp: 0, inp: 0 }
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
  watch('event', ({ duration }) => { seen.inp = Math.max(seen.inp, duration) }, { durationThreshold: 16 })
`

/** The largest paint, and the slowest answer to a tap, in ms on a slower processor. */
async function speedOf(browser: Browser, shown: Shown): Promise<Speed> {
  const page = await pageOf(browser, shown)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  await page.addInitScript(WATCHING)
  await page.goto(shown.url)
  await page.locator(shown.first).first().waitFor()
  await page.waitForTimeout(REST_MS)
  if (shown.cookie) {
    await page.locator(shown.first).first().click()
    await page.waitForTimeout(REST_MS)
    await page.keyboard.press('Escape')
  }
  const seen = (await page.evaluate('window.seen')) as Speed
  await page.context().close()
  return seen
}
