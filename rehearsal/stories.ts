import { WHOLE_EVENING, WRONG_COUNT } from './stories/desk'
import { DISPUTE } from './stories/dispute'
import { FIRST_EVENING_SECRETARY } from './stories/first-evening-secretary'
import { FIRST_EVENINGS_TABLETS } from './stories/first-evening-tablets'
import { AWAY_AND_BACK, FIRST_EVENING_MEMBER } from './stories/member'
import { WATCHED } from './stories/watched'
import type { Story } from './story'

/** Every story, in the order in which they are offered. */
export const STORIES: readonly Story[] = [
  WATCHED,
  ...[FIRST_EVENING_MEMBER, AWAY_AND_BACK],
  ...[FIRST_EVENING_SECRETARY, WRONG_COUNT, WHOLE_EVENING],
  ...FIRST_EVENINGS_TABLETS,
  DISPUTE,
]

export const findStory = (name: string): Story | undefined =>
  STORIES.find((story) => story.name === name)
