import type { Genre } from 'shared-contract/catalogue/title'
import { Defs } from './defs.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type RandomStream, randomStreams } from './random.ts'
import { chooseScene } from './scenes/chooseScene.ts'
import type { DrawScene, Stage } from './stage.ts'
import type { ArtworkSubject } from './subject.ts'

/** The look that all artwork of one subject shares: colours, scene and random choices. */
export interface ArtworkTheme {
	stream(name: string): RandomStream
	palette: Palette
	drawScene: DrawScene
	/** The leading genre, then the others. */
	genres: readonly Genre[]
}

/** The theme of a subject's artwork. It depends on id, genres and colour, not on the kind of picture. */
export function artworkThemeOf({ id, genres, color }: Pick<ArtworkSubject, 'id' | 'genres' | 'color'>): ArtworkTheme {
	const stream = randomStreams(`${id}|${genres.join(',')}`)
	const { genre, drawScene, mood } = chooseScene(genres, stream('programme'))
	return { stream, palette: paletteOf(color, mood, stream('palette')), drawScene, genres: [genre, ...genres] }
}

type Framing = Omit<Stage, 'palette' | 'defs' | 'stream'>

/** Creates the stage of a theme in a frame. */
export const stageOf = (theme: ArtworkTheme, framing: Framing): Stage => ({
	...framing,
	palette: theme.palette,
	stream: theme.stream,
	defs: new Defs(),
})
