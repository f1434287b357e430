import { z } from 'zod'

/** The error of a text that contains invisible characters. */
export const INVISIBLE = 'invisible-characters'

/** Control, direction, joining, filling, private and unpaired characters, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** An emoji with its modifiers and joiners. */
const PICTURE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu
const LINE_ENDS = /[\n\r\t]/g

/**
 * One line that people write and others read: a name, a title. Normalised (NFC) with single spaces, so that what
 * looks the same is the same; invisible characters are refused, because they can make one name look like another.
 */
export const written = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .overwrite((text) => text.replace(/\p{Zs}+/gu, ' '))
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !UNSEEN.test(text), INVISIBLE)

/** A reason in a person's own words, of one or several lines; with `shortest` 0 it may be left out. */
export const reason = (shortest: number, longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(shortest)
    .max(longest)
    .refine((text) => !UNSEEN.test(text.replace(LINE_ENDS, ' ').replace(PICTURE, '')), INVISIBLE)

/**
 * Where a spreadsheet may see a formula begin: at the start of a text, and after whatever it may take for the end of a
 * cell, since it may be told another separator than the file's.
 */
const FORMULA = /(^|[,;\t\r\n])(?=[\t\r\n]|[\s"]*[=+\-@＝＋－＠])/g

/** A text for a cell of a file that spreadsheets open: an apostrophe marks what they would compute. */
export const asCellText = (text: string): string => text.replaceAll(FORMULA, "$1'")
