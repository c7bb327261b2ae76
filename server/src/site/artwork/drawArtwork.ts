import type { ArtworkKind } from 'shared-contract/catalogue/artwork'
import { drawAvatar } from './kinds/avatar.ts'
import { drawBanner } from './kinds/banner.ts'
import { drawEpisode } from './kinds/episode.ts'
import { drawNews } from './kinds/news.ts'
import { drawPoster } from './kinds/poster.ts'
import type { ArtworkSubject } from './subject.ts'

const DRAW: Record<ArtworkKind, (subject: ArtworkSubject) => string> = {
	poster: drawPoster,
	banner: drawBanner,
	episode: drawEpisode,
	news: drawNews,
	avatar: drawAvatar,
}

/**
 * Draws a picture as a self-contained SVG: no scripts, no outside references, lettering as outlines. The same subject
 * gives the same bytes. Never throws for any text; a colour that isn't `#rrggbb` counts as a grey.
 */
export function drawArtwork(subject: ArtworkSubject): string {
	return DRAW[subject.kind](subject)
}
