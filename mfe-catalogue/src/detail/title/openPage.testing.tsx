import { screen } from '@testing-library/react'
import { recommendationsRoute, similarTitlesRoute } from 'shared-contract'
import { type Answers, answer, calls, forgetAnswers, openRoute, requests, SERVER_ERROR } from 'slice-kit/testing'
import { Component as EpisodePage, loader as loadEpisode } from '../episode/route.tsx'
import { Component as MangaPage } from '../manga/route.tsx'
import { loader as loadPerson, Component as PersonPage } from '../person/route.tsx'
import { loader as loadSeason, Component as SeasonPage } from '../season/route.tsx'
import { loader as loadStudio, Component as StudioPage } from '../studio/route.tsx'
import { loader as loadTag, Component as TagPage } from '../tag/route.tsx'
import { loader as loadTitle, Component as TitlePage } from './route.tsx'

const PANELS = /\/api\/titles\/\d+\/(schedule|watch-order|similar|recommendations)$/

/** The requests since the page was opened, as `GET /api/…`, in order. The panels that load after a page are tested by themselves. */
export const asked = () => calls().filter((call) => !PANELS.test(call))

/**
 * Opens a page of a title, an episode, a person, a studio, a tag or a season. Of what is not given, similar titles and
 * recommendations are empty, and the rest fails.
 */
export async function openPage(path: string, given: Answers) {
	forgetAnswers(SERVER_ERROR)
	requests.length = 0
	Element.prototype.scrollIntoView = () => {}
	const panels = [answer(similarTitlesRoute, { items: [] }), answer(recommendationsRoute, { items: [] })]
	const { router } = await openRoute(
		[
			{ path: '/anime/:id', Component: TitlePage, loader: loadTitle },
			{ path: '/movie/:id', Component: TitlePage, loader: loadTitle },
			{ path: '/manga/:id', Component: MangaPage, loader: loadTitle },
			{ path: '/person/:id', Component: PersonPage, loader: loadPerson },
			{ path: '/studio/:id', Component: StudioPage, loader: loadStudio },
			{ path: '/tag/:name', Component: TagPage, loader: loadTag },
			{ path: '/season/:year/:season', Component: SeasonPage, loader: loadSeason },
			{ path: '/episode/:id', Component: EpisodePage, loader: loadEpisode },
		],
		path,
		{ answers: [...panels, given] },
	)
	await screen.findByRole('main')
	return router
}
