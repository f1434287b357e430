import { FIRST_EVENING_SECRETARY } from './stories/first-evening-secretary'
import { WATCHED } from './stories/watched'
import type { Story } from './story'

/** Every story, in the order in which they are offered. */
export const STORIES: readonly Story[] = [WATCHED, FIRST_EVENING_SECRETARY]

export const findStory = (name: string): Story | undefined =>
  STORIES.find((story) => story.name === name)
