import { sql } from 'kysely'
import { LANGUAGE_TAGS, type Locale, type TitleLink, titleName, titlePath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { interpolate } from 'shared-i18n/interpolate'
import { readReleases } from '../../catalogue/calendar/readReleases.ts'
import { formatAirsAt, instantOf, releaseAnchor, releaseName } from '../../catalogue/calendar/releaseText.ts'
import { currentTitle } from '../../catalogue/shownTitle.ts'
import { linkOf } from '../../catalogue/titleNames.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import type { AtomEntry, AtomFeed, FeedRequest } from './atom.ts'
import { MAX_ENTRIES } from './feedPaths.ts'

/** How far back showings of its slots are computed. */
const SHOWINGS_MS = 365 * DAY_MS

const WORDS: Record<Locale, { subtitle: string; shown: string; expected: string; review: string; score: string }> = {
	pt: {
		subtitle: 'Episódios, notícias e resenhas.',
		shown: 'Saiu em {when}.',
		expected: 'Previsto para {when}.',
		review: 'Resenha de {name}',
		score: 'Nota {score} de 10.',
	},
	en: {
		subtitle: 'Episodes, news and reviews.',
		shown: 'Out since {when}.',
		expected: 'Expected on {when}.',
		review: 'Review by {name}',
		score: 'Score {score} of 10.',
	},
	ja: {
		subtitle: 'エピソード、ニュース、レビュー。',
		shown: '{when} に公開。',
		expected: '{when} に放送予定。',
		review: '{name}さんのレビュー',
		score: '10点満点で{score}点。',
	},
}

/** A feed of what is new about a title: released episodes, news that name it, and reviews. @throws Problem 404 */
export async function titleFeed(context: AppContext, titleId: number, asked: FeedRequest): Promise<AtomFeed> {
	const { db } = context
	const { origin, locale, names, self } = asked
	const title = await readTitle(db, titleId)
	if (!title) throw new Problem('request.notFound', 404)
	const { id } = title
	const page = origin + titlePath(title)
	const parts = await Promise.all([
		releaseEntries(context, id, page, asked),
		newsEntries(db, id, origin),
		reviewEntries(db, id, page, locale),
	])
	return {
		self,
		page,
		title: `${titleName(title, names ?? locale)} · Niouka`,
		subtitle: WORDS[locale].subtitle,
		language: LANGUAGE_TAGS[locale],
		entries: parts
			.flat()
			.sort((one, other) => other.updated.getTime() - one.updated.getTime())
			.slice(0, MAX_ENTRIES),
	}
}

async function readTitle(db: Database, id: number): Promise<TitleLink | undefined> {
	const row = await db
		.selectFrom('title')
		.select(['id', 'kind', 'format', 'title', 'english_title', 'native_title', 'romaji_title'])
		.where('id', '=', currentTitle(id))
		.where('removed_at', 'is', null)
		.executeTakeFirst()
	return row && linkOf(row)
}

async function releaseEntries(
	{ db, pictures, now }: AppContext,
	id: number,
	page: string,
	{ locale, names }: FeedRequest,
): Promise<AtomEntry[]> {
	const until = now().getTime()
	const releases = await readReleases(
		db,
		pictures,
		until - SHOWINGS_MS,
		until,
		(title) => sql<boolean>`${title} = ${id}`,
	)
	const { shown, expected } = WORDS[locale]
	return releases.slice(-MAX_ENTRIES).map((release) => ({
		url: page,
		id: `${page}#${releaseAnchor(release)}`,
		title: releaseName(release, locale, names),
		updated: instantOf(release),
		summary: interpolate(
			release.isExpected ? expected : shown,
			{ when: formatAirsAt(release.airsAt, locale) },
			LANGUAGE_TAGS[locale],
		),
	}))
}

async function newsEntries(db: Database, id: number, origin: string): Promise<AtomEntry[]> {
	const rows = await db
		.selectFrom('article_title as named')
		.innerJoin('news_article as a', 'a.id', 'named.article_id')
		.select(['a.id', 'a.title', 'a.excerpt', 'a.published_at'])
		.where('named.title_id', '=', id)
		.where('a.removed_at', 'is', null)
		.orderBy('a.published_at', 'desc')
		.orderBy('a.id', 'desc')
		.limit(MAX_ENTRIES)
		.execute()
	return rows.map((row) => ({
		url: `${origin}/news/${row.id}`,
		title: row.title,
		updated: row.published_at,
		summary: row.excerpt,
	}))
}

/** Reviews of public members. Their texts stay on the page, which hides spoilers by the progress of its reader. */
async function reviewEntries(db: Database, id: number, page: string, locale: Locale): Promise<AtomEntry[]> {
	const rows = await db
		.selectFrom('comment as c')
		.innerJoin('member as m', 'm.id', 'c.member_id')
		.leftJoin('title_vote as v', (join) =>
			join.onRef('v.member_id', '=', 'm.id').onRef('v.title_id', '=', 'c.review_of'),
		)
		.select(['c.id', 'c.created_at', 'm.username', 'v.score'])
		.where('c.review_of', '=', id)
		.where('c.removed_at', 'is', null)
		.where('c.hidden_at', 'is', null)
		.where((eb) => readableMember(null, eb.ref('m.id')))
		.orderBy('c.created_at', 'desc')
		.orderBy('c.id', 'desc')
		.limit(MAX_ENTRIES)
		.execute()
	const { review, score } = WORDS[locale]
	const tag = LANGUAGE_TAGS[locale]
	return rows.map((row) => ({
		url: page,
		id: `${page}#review-${row.id}`,
		title: interpolate(review, { name: row.username }, tag),
		updated: row.created_at,
		author: row.username,
		summary: row.score === null ? '' : interpolate(score, { score: String(row.score) }, tag),
	}))
}
