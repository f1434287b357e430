/** The two looks of the screens: paper by day, the room by night. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The cookie that remembers the theme chosen on a device; without it the screens follow the device. */
export const THEME_COOKIE = 'aspetto'

/** The theme in a cookie; null where none was chosen. */
export const themeOf = (value: string | undefined): Theme | null =>
  THEMES.find((theme) => theme === value) ?? null
