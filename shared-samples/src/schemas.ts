import { TRENDING_TERMS } from 'shared-contract'
import { array, conforms, type Static, type TSchema } from 'shared-contract/schema'
import { ArticleDraft } from './articles.ts'
import { PageComments } from './comments.ts'
import {
	ChannelTalk,
	DirectChat,
	EpisodeOpinion,
	Follow,
	Friendship,
	Group,
	List,
	Member,
	Notification,
	Opinion,
	Recommendation,
	Review,
} from './community.ts'
import { Dub, Service, Song, Tag } from './facts.ts'
import { AnimeDraft } from './titles/anime.ts'
import { MangaDraft } from './titles/manga.ts'
import { Text } from './values.ts'

/** The schema of each file of `data`, by its name or that of its folder. */
export const SCHEMAS = {
	anime: AnimeDraft,
	manga: array(MangaDraft),
	news: array(ArticleDraft),
	comments: array(PageComments),
	talk: array(ChannelTalk),
	members: array(Member),
	notifications: array(Notification),
	groups: array(Group),
	directChats: array(DirectChat),
	friendships: array(Friendship),
	trending: array(Text, { minItems: TRENDING_TERMS, maxItems: TRENDING_TERMS }),
	follows: array(Follow),
	profileLikes: array(Follow),
	opinions: array(Opinion),
	episodeOpinions: array(EpisodeOpinion),
	lists: array(List),
	recommendations: array(Recommendation),
	reviews: array(Review),
	tags: array(Tag),
	songs: array(Song),
	dubs: array(Dub),
	services: array(Service),
}

/** Data with the type of their schema. @throws Error if they do not fit it. */
export function parse<Schema extends TSchema>(schema: Schema, data: unknown): Static<Schema> {
	if (conforms(schema, data)) return data
	throw new Error('the samples do not fit their schemas; the tests of shared-samples say where')
}
