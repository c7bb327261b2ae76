import type { SampleComment } from '../types.ts'
import { ON_ANIME } from './onAnime.ts'
import { ON_MANGA } from './onManga.ts'
import { ON_NEWS } from './onNews.ts'

/** The sample members' comments on titles, episodes and articles. */
export const COMMENTS: readonly SampleComment[] = [...ON_MANGA, ...ON_ANIME, ...ON_NEWS]
