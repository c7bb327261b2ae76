import { Actions } from './Actions.tsx'
import { Cards } from './Cards.tsx'
import { Carousels } from './Carousels.tsx'
import { Data } from './Data.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Foundations } from './Foundations.tsx'
import type { GalleryPage } from './GalleryPage.ts'
import { Navigation } from './Navigation.tsx'
import { Overlays } from './Overlays.tsx'

export type { GalleryPage } from './GalleryPage.ts'

/** Every component in every state; the page around it sets theme, compact mode and animations, and has a router. */
export const gallery: readonly GalleryPage[] = [
	{ name: 'Foundations', component: Foundations, states: ['colours', 'type', 'spaces', 'motifs', 'icons', 'japanese'] },
	{
		name: 'Actions',
		component: Actions,
		states: ['default', 'hover', 'focus', 'loading', 'disabled', 'long text', 'japanese'],
	},
	{ name: 'Fields', component: Fields, states: ['default', 'hint', 'error', 'read-only', 'disabled', 'japanese'] },
	{ name: 'Navigation', component: Navigation, states: ['default', 'selected', 'at the ends', 'japanese'] },
	{ name: 'Cards', component: Cards, states: ['default', 'long text', 'japanese', 'broken picture', 'progress'] },
	{ name: 'Carousels', component: Carousels, states: ['start', 'middle', 'end', 'moving by itself'] },
	{ name: 'Overlays', component: Overlays, states: ['closed', 'open', 'long content', 'disabled item'] },
	{ name: 'Feedback', component: Feedback, states: ['loading', 'empty', 'failed', 'japanese'] },
	{ name: 'Data', component: Data, states: ['default', 'live', 'over artwork', 'japanese'] },
]
