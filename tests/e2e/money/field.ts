import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { bundleOf } from '../support/bundle'
import type { Given } from './page'

let script: Promise<string> | undefined

/** A page with one field for an amount, as a form of the house has it. */
export class FieldPage {
  readonly field: Locator
  readonly cell: Locator

  private constructor(readonly page: Page) {
    this.field = page.getByRole('textbox', { name: 'Somma' })
    this.cell = page.getByRole('textbox', { name: 'Riga' })
  }

  static async open(page: Page, given: Given): Promise<FieldPage> {
    script ??= bundleOf(path.join(import.meta.dirname, 'page.tsx'))
    await page.goto('about:blank')
    await page.evaluate((handed) => Object.assign(window, { given: handed }), given)
    await page.addScriptTag({ content: await script })
    return new FieldPage(page)
  }

  /** The chips that the form would give; null where it would give none. */
  async holds(): Promise<number | null> {
    const text = await this.page.locator('output').textContent()
    return text === 'null' ? null : Number(text)
  }

  /** The chips that the form gave last. */
  async gave(): Promise<number> {
    return Number(await this.page.title())
  }

  async paste(text: string): Promise<void> {
    await this.field.focus()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.evaluate((pasted) => {
      const given = new DataTransfer()
      given.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: given, bubbles: true })
      document.activeElement?.dispatchEvent(event)
      if (!event.defaultPrevented) document.execCommand('insertText', false, pasted)
    }, text)
  }
}
