import { LANGUAGE_TAGS, type Locale, titlePath } from 'shared-contract'
import { WEEK_MS } from 'shared-contract/units'
import { interpolate } from 'shared-i18n/interpolate'
import { readReleases } from '../../catalogue/calendar/readReleases.ts'
import { formatAirsAt, instantOf, releaseAnchor, releaseName } from '../../catalogue/calendar/releaseText.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { AtomFeed, FeedRequest } from './atom.ts'

const MAX_ENTRIES = 100

const TRANSLATIONS: Record<Locale, { title: string; subtitle: string; shown: string; expected: string }> = {
	pt: {
		title: 'Lançamentos · Niouka',
		subtitle: 'Os episódios que acabaram de sair.',
		shown: 'Saiu em {when}.',
		expected: 'Previsto para {when}.',
	},
	en: {
		title: 'Releases · Niouka',
		subtitle: 'The episodes that have just come out.',
		shown: 'Out since {when}.',
		expected: 'Expected on {when}.',
	},
	ja: {
		title: '最新リリース · Niouka',
		subtitle: '公開されたばかりのエピソード。',
		shown: '{when} に公開。',
		expected: '{when} に放送予定。',
	},
}

/** A feed of the releases of the last seven days, newest first. */
export async function releasesFeed(
	{ db, pictures, now }: AppContext,
	{ origin, locale, names, self }: FeedRequest,
): Promise<AtomFeed> {
	const until = now().getTime()
	const releases = await readReleases(db, pictures, until - WEEK_MS, until)
	const { title, subtitle, shown, expected } = TRANSLATIONS[locale]
	return {
		self,
		page: `${origin}/calendar`,
		title,
		subtitle,
		language: LANGUAGE_TAGS[locale],
		entries: releases
			.reverse()
			.slice(0, MAX_ENTRIES)
			.map((release) => {
				const url = origin + titlePath({ ...release, id: release.animeId })
				return {
					url,
					id: `${url}#${releaseAnchor(release)}`,
					title: releaseName(release, locale, names),
					updated: instantOf(release),
					summary: interpolate(
						release.isExpected ? expected : shown,
						{ when: formatAirsAt(release.airsAt, locale) },
						LANGUAGE_TAGS[locale],
					),
				}
			}),
	}
}
