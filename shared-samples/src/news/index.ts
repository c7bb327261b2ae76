import type { SampleArticle } from '../types.ts'
import { CULTURE } from './culture.ts'
import { EVENTS } from './events.ts'
import { GAMES } from './games.ts'
import { INDUSTRY } from './industry.ts'
import { RELEASES } from './releases.ts'

/** The invented news, oldest first. */
export const ARTICLES: readonly SampleArticle[] = [...INDUSTRY, ...RELEASES, ...CULTURE, ...EVENTS, ...GAMES].toSorted(
	(a, b) => a.id - b.id,
)
