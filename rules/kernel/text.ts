import { z } from 'zod'

/** What a text is refused by that holds something nobody can see. */
export const INVISIBLE = 'invisible-characters'

/** Controls, directions of writing, joiners, fillers, private and unpaired signs; lines and paragraphs apart. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A little picture with what chooses its shape and joins it to the next. */
const PICTURE = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu
const LINE_ENDS = /[\n\r\t]/g

/**
 * One line that people write and others read: a name, a title. Composed (NFC), so that what looks the same is the
 * same, with single spaces; what cannot be seen is refused, since it can make one name look like another.
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

/** A reason in a person's own words, of several lines if he likes; `shortest` 0 lets it be left out. */
export const reason = (shortest: number, longest: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(shortest)
    .max(longest)
    .refine((text) => !UNSEEN.test(text.replace(LINE_ENDS, ' ').replace(PICTURE, '')), INVISIBLE)
