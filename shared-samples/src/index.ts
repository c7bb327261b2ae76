import { NEWS_CATEGORIES, type NewsCategory } from 'shared-contract'
import { array, type Static } from 'shared-contract/schema'
import { article } from './articles.ts'
import { comments } from './comments.ts'
import type { Message } from './community.ts'
import * as animeFiles from './data/anime/index.ts'
import onAnime from './data/comments/onAnime.json' with { type: 'json' }
import onManga from './data/comments/onManga.json' with { type: 'json' }
import onNews from './data/comments/onNews.json' with { type: 'json' }
import directChats from './data/directChats.json' with { type: 'json' }
import dubs from './data/dubs.json' with { type: 'json' }
import episodeOpinions from './data/episodeOpinions.json' with { type: 'json' }
import follows from './data/follows.json' with { type: 'json' }
import friendships from './data/friendships.json' with { type: 'json' }
import groups from './data/groups.json' with { type: 'json' }
import lists from './data/lists.json' with { type: 'json' }
import * as mangaFiles from './data/manga/index.ts'
import members from './data/members.json' with { type: 'json' }
import culture from './data/news/culture.json' with { type: 'json' }
import events from './data/news/events.json' with { type: 'json' }
import games from './data/news/games.json' with { type: 'json' }
import industry from './data/news/industry.json' with { type: 'json' }
import releases from './data/news/releases.json' with { type: 'json' }
import notifications from './data/notifications.json' with { type: 'json' }
import opinions from './data/opinions.json' with { type: 'json' }
import profileLikes from './data/profileLikes.json' with { type: 'json' }
import recommendations from './data/recommendations.json' with { type: 'json' }
import reviews from './data/reviews.json' with { type: 'json' }
import services from './data/services.json' with { type: 'json' }
import songs from './data/songs.json' with { type: 'json' }
import tags from './data/tags.json' with { type: 'json' }
import clubs from './data/talk/clubs.json' with { type: 'json' }
import discoverable from './data/talk/discoverable.json' with { type: 'json' }
import varanda from './data/talk/varanda.json' with { type: 'json' }
import trending from './data/trending.json' with { type: 'json' }
import { parse, SCHEMAS } from './schemas.ts'
import { anime } from './titles/anime.ts'
import { manga } from './titles/manga.ts'
import { dated } from './values.ts'

export type { SampleTitle } from './titles/title.ts'

const NEWS: Record<NewsCategory, unknown> = { culture, events, games, industry, releases }

/** The invented catalogue and community that fill an empty database. */
export const SAMPLES = {
	/** The member that a visitor of the demo acts as. */
	demoMember: 'bia-kagawa',
	members: parse(SCHEMAS.members, members),
	/** By id. */
	titles: [
		...parse(array(SCHEMAS.anime), Object.values(animeFiles)).map(anime),
		...parse(array(SCHEMAS.manga), Object.values(mangaFiles)).flat().map(manga),
	].sort((a, b) => a.id - b.id),
	/** Oldest first. */
	articles: NEWS_CATEGORIES.flatMap((category) =>
		parse(SCHEMAS.news, NEWS[category]).map((draft) => article(category, draft)),
	).sort((a, b) => a.id - b.id),
	comments: parse(array(SCHEMAS.comments), [onManga, onAnime, onNews]).flat().flatMap(comments),
	/** Of the demo member, newest first. */
	notifications: parse(SCHEMAS.notifications, notifications).map(dated),
	/** The demo member is in the first three and can find the others. */
	groups: parse(SCHEMAS.groups, groups),
	channelTalk: parse(array(SCHEMAS.talk), [varanda, clubs, discoverable]).flat().map(datedTalk),
	directChats: parse(SCHEMAS.directChats, directChats).map(datedTalk),
	friendships: parse(SCHEMAS.friendships, friendships).map(dated),
	/** The terms of the search overlay; each matches a title. */
	trending: parse(SCHEMAS.trending, trending),
	follows: parse(SCHEMAS.follows, follows).map(dated),
	profileLikes: parse(SCHEMAS.profileLikes, profileLikes).map(dated),
	opinions: parse(SCHEMAS.opinions, opinions).map(dated),
	episodeOpinions: parse(SCHEMAS.episodeOpinions, episodeOpinions).map(dated),
	lists: parse(SCHEMAS.lists, lists),
	recommendations: parse(SCHEMAS.recommendations, recommendations).map(dated),
	reviews: parse(SCHEMAS.reviews, reviews).map(dated),
	tags: parse(SCHEMAS.tags, tags),
	songs: parse(SCHEMAS.songs, songs),
	dubs: parse(SCHEMAS.dubs, dubs),
	services: parse(SCHEMAS.services, services),
}

function datedTalk<Talk extends { messages: Static<typeof Message>[] }>({ messages, ...talk }: Talk) {
	return { ...talk, messages: messages.map(dated) }
}

/** The data that fill an empty database. */
export type Samples = typeof SAMPLES
export type SampleArticle = Samples['articles'][number]
export type SampleComment = Samples['comments'][number]
export type SampleDub = Samples['dubs'][number]
export type SampleFriendship = Samples['friendships'][number]
export type SampleGroup = Samples['groups'][number]
export type SampleMember = Samples['members'][number]
export type SampleMessage = Samples['directChats'][number]['messages'][number]
export type SampleNotification = Samples['notifications'][number]
export type SampleService = Samples['services'][number]
