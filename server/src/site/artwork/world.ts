import type { Genre } from 'shared-contract/catalogue/title'
import { Defs } from './defs.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type Stream, streamsOf } from './random.ts'
import { programmeFor } from './scenes/programme.ts'
import type { DrawScene, Stage } from './stage.ts'
import type { ArtworkSubject } from './subject.ts'

/** What all artwork of one subject shares: colours, scene and random choices. */
export interface World {
	stream(name: string): Stream
	palette: Palette
	drawScene: DrawScene
	/** The leading genre, then the others. */
	genres: readonly Genre[]
}

/** The world of a subject. It depends on the id, the genres and the colour, and not on the kind of picture. */
export function worldOf({ id, genres, color }: Pick<ArtworkSubject, 'id' | 'genres' | 'color'>): World {
	const stream = streamsOf(`${id}|${genres.join(',')}`)
	const { genre, drawScene, mood } = programmeFor(genres, stream('programme'))
	return { stream, palette: paletteOf(color, mood, stream('palette')), drawScene, genres: [genre, ...genres] }
}

type Framing = Omit<Stage, 'palette' | 'defs' | 'stream'>

/** Sets a world's stage in a frame. */
export const stageOf = (world: World, framing: Framing): Stage => ({
	...framing,
	palette: world.palette,
	stream: world.stream,
	defs: new Defs(),
})
