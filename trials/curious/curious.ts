import type { Locator, Page } from '@playwright/test'
import type { Random } from '@/simulate/random'
import { PIN } from '@/tests/e2e/float/post'
import { drawAutograph } from '@/tests/e2e/support/screens'

/** Controls that lead away from the evening's screens, in both languages. */
const LEFT_ALONE = new RegExp(
  [
    /Ignora|Esci|Dimentica|Stampa|Scarica|[Tt]ablet|[Ss]erate|Stagione|Regolamento|Vai al contenuto/,
    /[Pp]assword|Installa|Apri il Circolo|Stasera|Segreteria|Amministrazione|Livello|Passa a:|\b[Pp]rova/,
    /Dismiss|Sign out|Forget|\bPrint\b|Download|[Ee]venings|Season|Regulation|Skip to|Install/,
    /Open the club|Tonight|^Desk$|Administration|Level|Switch to:|[Rr]ehears/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** Controls that end the evening, which are left for the last minutes. */
const ENDS =
  /Chiudi (la serata|il tavolo|il tableau|la giornata)|Sciogli|Comincia la conta|Close the (evening|table|day)|Dissolve|Begin the count/
/** Words that no screen should show; in English a colpo may be null. */
const BROKEN =
  /\b(undefined|NaN|null(?! colpo)|Infinity)\b|\[object|\{\w+\}|\b[a-z]+\.[a-z]+\.[a-zA-Z]+\b/
const TAPPED = [
  'button:visible:not([disabled])',
  '[role=tab]:visible',
  '[role=menuitem]:visible',
  'summary:visible',
  'label:has(input:is([type=radio], [type=checkbox])):visible',
].join(', ')
const WRITTEN = 'input:visible:is([type=text], [inputmode]), textarea:visible'
/** One more tap after another is a person’s, who looks at what came of the one before. */
const LOOK_MS = 250
const PATIENCE_MS = 1_500
/** A page on a busy machine. */
const LOADED_MS = 60_000
/** An error may come again and again; the first ones say enough. */
const MOST_TROUBLES = 5
const LONGEST = 1_000
/** One tap of so many is a reload, and as many are a step back. */
const RARELY = 30

/** An answer of the server that no tap of a person should have led to, or an error of the page. */
export interface Trouble {
  readonly screen: string
  readonly what: string
  /** The names of the latest taps before it. */
  readonly after: readonly string[]
}

/**
 * A person who taps whatever a screen shows, what they have not tapped yet first, writes in every field, signs where a
 * signature is asked, and now and then loads the page again or goes back.
 */
export class Curious {
  /** Whether the evening may be ended by a tap. */
  mayEnd = false
  readonly given = new Set<string>()
  /** Refusals, how often each came, and the tap before the first. */
  readonly refused = new Map<string, { times: number; after: string }>()
  readonly troubles: Trouble[] = []
  readonly #names: string[] = []
  readonly #home: string
  readonly #tapped = new Map<string, number>()

  constructor(
    readonly screen: string,
    private readonly page: Page,
    private readonly random: Random,
  ) {
    this.#home = page.url()
    page.setDefaultTimeout(PATIENCE_MS)
    page.setDefaultNavigationTimeout(LOADED_MS)
    page.on('pageerror', ({ message, stack = '' }) => this.#troubled(`${message} ${stack}`))
    page.on('console', (line) => {
      if (line.type() === 'error' && !/^Failed to load|net::ERR/.test(line.text()))
        this.#troubled(`console: ${line.text()}`)
    })
    page.on('response', async (answer) => {
      if (answer.request().method() !== 'POST') return
      const [door = ''] = new URL(answer.url()).pathname.split('/').slice(-1)
      if (answer.ok()) this.given.add(door)
      else if (answer.status() === 422) this.#refusedAs(door, await textOf(answer))
      else this.#troubled(`${answer.status()} ${door} ${answer.request().postData() ?? ''}`)
    })
  }

  get taps(): number {
    return this.#names.length
  }

  #troubled(what: string): void {
    if (this.troubles.length >= MOST_TROUBLES) return
    this.troubles.push({
      screen: this.screen,
      what: what.slice(0, LONGEST),
      after: this.#names.slice(-5),
    })
  }

  #refusedAs(door: string, text: string): void {
    const name = `${door} ${/"code":"([a-z-]+)","parts"/.exec(text)?.[1]}`
    const before = this.refused.get(name) ?? { times: 0, after: this.#names.at(-1) ?? '' }
    this.refused.set(name, { ...before, times: before.times + 1 })
  }

  /** Writes what is asked, taps once, looks at what came of it, and comes back when the tap led away. */
  async tap(): Promise<void> {
    const sheets = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
    const seen = (await sheets.count()) > 0 ? sheets.last() : this.page.locator('body')
    for (const field of await seen.locator(WRITTEN).all()) await this.#write(field)
    await this.#sign(seen)
    const drawn = this.random.below(RARELY)
    if (drawn === 0) await this.#reload()
    else if (drawn === 1) await this.#back()
    else await this.#tapOne(seen)
    await this.page.waitForTimeout(LOOK_MS)
    if (pathOf(this.page.url()) !== pathOf(this.#home)) await this.page.goto(this.#home)
    await this.#look()
  }

  async #tapOne(seen: Locator): Promise<void> {
    const controls = await seen.locator(TAPPED).evaluateAll((all) =>
      all.map((one, at) => ({
        at,
        name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
        rests: one.getAttribute('aria-disabled') === 'true' || one.closest('[inert]') !== null,
      })),
    )
    const open = controls.filter(
      ({ name, rests }) => !rests && !LEFT_ALONE.test(name) && (this.mayEnd || !ENDS.test(name)),
    )
    const one = this.#chosen(open)
    this.#names.push(one?.name ?? 'Escape')
    if (one) await seen.locator(TAPPED).nth(one.at).click().catch(this.#leave)
    else await this.#leave()
  }

  async #reload(): Promise<void> {
    this.#names.push('reload')
    await this.page.reload()
  }

  async #back(): Promise<void> {
    this.#names.push('back')
    await this.page.goBack().catch(() => null)
  }

  /** A PIN on its keys, an autograph on its sheet. */
  async #sign(seen: Locator): Promise<void> {
    try {
      const keys = seen.getByRole('group', { name: 'PIN' })
      if (await keys.isVisible())
        for (const digit of PIN)
          await keys.getByRole('button', { name: digit, exact: true }).click()
      const sheet = seen.getByRole('img', {
        name: /^(Foglio per la firma|Sheet for the signature)$/,
      })
      if (await sheet.isVisible()) await drawAutograph(this.page, sheet)
    } catch {
      // The sheet went while it was signed.
    }
  }

  async #look(): Promise<void> {
    const beyond = await this.page
      .locator('html')
      .evaluate(beyondSides)
      .catch(() => 0)
    for (const words of await this.page.getByText(BROKEN).filter({ visible: true }).all())
      this.#troubled(`shows ${await words.textContent()}`)
    if (beyond > 0) this.#troubled(`scrolls ${beyond} px sideways`)
  }

  readonly #leave = async (): Promise<void> => this.page.keyboard.press('Escape')

  async #write(field: Locator): Promise<void> {
    try {
      if ((await field.inputValue()) !== '') return
      const isSum = (await field.getAttribute('inputmode')) !== null
      await field.fill(isSum ? String(10 * (1 + this.random.below(5))) : 'una prova scritta')
      await field.press('Tab')
    } catch {
      // The field went while it was written.
    }
  }

  /** Mostly what was tapped least; sometimes anything. */
  #chosen<T extends { name: string }>(open: readonly T[]): T | undefined {
    const times = ({ name }: T) => this.#tapped.get(name.replace(/\d+/g, '#')) ?? 0
    const least = Math.min(...open.map(times))
    const few = this.random.oneIn(4) ? open : open.filter((one) => times(one) === least)
    const one = this.random.pick(few)
    if (one) this.#tapped.set(one.name.replace(/\d+/g, '#'), times(one) + 1)
    return one
  }
}

const beyondSides = (root: Element): number => root.scrollWidth - root.clientWidth

const textOf = async (answer: { text(): Promise<string> }): Promise<string> =>
  answer.text().catch(() => '')
const pathOf = (url: string): string => new URL(url).pathname
