import type { Page } from '@playwright/test'

/** Pieces of writing whose contrast is below AA, as `text: ratio`; writing on the drawn cloth is measured elsewhere. */
export async function faintWriting(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const sheet = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!sheet) throw new Error('no canvas')
    const painted = (colours: readonly string[]) => {
      sheet.fillStyle = '#fff'
      sheet.fillRect(0, 0, 1, 1)
      for (const colour of colours) {
        sheet.fillStyle = colour
        sheet.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = sheet.getImageData(0, 0, 1, 1).data
      const [lr, lg, lb] = [r, g, b].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb
    }
    const behind = (element: Element | null): string[] =>
      element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : []
    const written = [...document.querySelectorAll('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        element.getBoundingClientRect().width > 2 &&
        !element.closest('.night, svg, [aria-hidden="true"], :disabled, [data-disabled]'),
    )
    return written.flatMap((element) => {
      const style = getComputedStyle(element)
      const ground = behind(element)
      const [under, over] = [painted(ground), painted([...ground, style.color])]
      const ratio = (Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05)
      const size = Number.parseFloat(style.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      return ratio < (isLarge ? 3 : 4.5)
        ? [`${element.textContent?.trim().slice(0, 30)}: ${ratio.toFixed(2)}`]
        : []
    })
  })
}

/** Pairs of seats of the map whose boxes overlap, by the writing in them. */
export async function overlappingSeats(page: Page): Promise<string[]> {
  return await page.getByRole('list', { name: 'Posti al tavolo' }).evaluate((list) => {
    const seats = [...list.querySelectorAll('li')].map((seat) => ({
      name: seat.textContent ?? '',
      box: seat.getBoundingClientRect(),
    }))
    return seats.flatMap((one, index) =>
      seats.slice(index + 1).flatMap((other) => {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return across > 0.5 && down > 0.5 ? [`${one.name} / ${other.name}`] : []
      }),
    )
  })
}
