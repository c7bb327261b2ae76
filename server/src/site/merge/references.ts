import type { TitleReference } from '../../catalogue/public.ts'
import { PLUGIN_REFERENCES } from '../../plugins/index.ts'

const inTitle = (table: string, rest: Omit<TitleReference, 'table' | 'column'>): TitleReference => ({
	table,
	column: 'title_id',
	...rest,
})
const inEpisode = (table: string, rest: Omit<TitleReference, 'table' | 'column'>): TitleReference => ({
	table,
	column: 'episode_id',
	isOfEpisode: true,
	...rest,
})

/** Every foreign key to a title or an episode, in the order in which they move; a test compares it with the database. */
export const REFERENCES: readonly TitleReference[] = [
	// What the title is.
	inTitle('title_name', { rule: 'append', unique: ['name'] }),
	inTitle('title_synopsis', { rule: 'once', unique: ['language'] }),
	inTitle('title_picture', { rule: 'once', unique: ['kind'] }),
	inTitle('external_id', { rule: 'once', unique: ['site', 'id'] }),
	inTitle('title_genre', { rule: 'fill' }),
	inTitle('title_tag', { rule: 'once', unique: ['tag_id'] }),
	inTitle('title_studio', { rule: 'once', unique: ['studio_id', 'role'] }),
	inTitle('title_staff', { rule: 'fill' }),
	inTitle('title_voice', { rule: 'fill', beside: 'title_cast' }),
	inTitle('title_cast', { rule: 'fill' }),
	inTitle('character', { rule: 'keep', unique: ['name'] }),
	inTitle('title_song', { rule: 'fill' }),
	inTitle('trailer', { rule: 'append', unique: ['youtube_id'] }),
	inTitle('external_link', { rule: 'append', unique: ['url'] }),
	inTitle('title_relation', { rule: 'append', unique: ['target_id'], other: 'target_id' }),
	{ table: 'title_relation', column: 'target_id', rule: 'once', unique: ['title_id'] },
	inTitle('season', { rule: 'own' }),
	inTitle('episode', { rule: 'own' }),
	inTitle('volume', { rule: 'own' }),
	inTitle('chapter', { rule: 'own' }),
	{ table: 'title', column: 'merged_into', rule: 'move' },

	// Where and when it is shown.
	inTitle('title_platform', { rule: 'once', unique: ['platform_id'] }),
	inEpisode('episode_platform', { rule: 'once', unique: ['platform_id'] }),
	inTitle('title_dub', { rule: 'once', unique: ['language'] }),
	inTitle('airing_slot', { rule: 'fill' }),
	inTitle('airing', { rule: 'fill' }),
	inTitle('title_delay', { rule: 'move' }),
	inTitle('article_title', { rule: 'once', unique: ['article_id'] }),
	inTitle('featured', { rule: 'fill' }),
	inTitle('trending_term', { rule: 'fill' }),
	inTitle('search_choice', { rule: 'once', unique: ['hour'] }),
	inTitle('drive_title', { rule: 'once', unique: ['drive_id'] }),

	// Where it comes from. An undone run changes no title that was merged.
	inTitle('import_record', { rule: 'own' }),
	inTitle('source_change', { rule: 'drop' }),
	inTitle('fact_source', { rule: 'once', unique: ['fact', 'source'] }),
	inTitle('synopsis_draft', { rule: 'once', unique: ['locale', 'source'] }),
	{ table: 'relation_candidate', column: 'from_id', rule: 'once', unique: ['to_id'], other: 'to_id' },
	{ table: 'relation_candidate', column: 'to_id', rule: 'once', unique: ['from_id'] },
	// A nightly job writes it.
	inTitle('title_neighbor', { rule: 'drop' }),
	{ table: 'title_neighbor', column: 'neighbor_id', rule: 'drop' },

	// What members think of it.
	inTitle('title_vote', { rule: 'own' }),
	inTitle('title_score', { rule: 'own' }),
	inEpisode('episode_vote', { rule: 'once', unique: ['member_id'] }),
	inEpisode('episode_score', { rule: 'own' }),
	inEpisode('episode_reaction', { rule: 'once', unique: ['member_id'] }),
	inTitle('comment', { rule: 'move' }),
	inEpisode('comment', { rule: 'move' }),
	{ table: 'comment', column: 'review_of', rule: 'move' },
	inTitle('recommendation', { rule: 'once', unique: ['recommended_id', 'member_id'], other: 'recommended_id' }),
	{ table: 'recommendation', column: 'recommended_id', rule: 'once', unique: ['title_id', 'member_id'] },

	// Their lists.
	inTitle('list_entry', { rule: 'own' }),
	inTitle('list_progress', { rule: 'own' }),
	inTitle('custom_list_item', { rule: 'once', unique: ['list_id'] }),
	inTitle('custom_list_change', { rule: 'move' }),
	inTitle('favorite', { rule: 'once', unique: ['member_id'] }),
	inTitle('not_interested', { rule: 'once', unique: ['member_id'] }),
	inTitle('list_import_row', { rule: 'move' }),

	// What they talk about, and were told.
	inTitle('channel_watch', { rule: 'move' }),
	inTitle('message', { rule: 'move' }),
	inTitle('release_notified', { rule: 'once', unique: ['member_id', 'kind', 'number'] }),
	inTitle('told_showing', { rule: 'once', unique: ['episode'] }),
	{ table: 'together_room', column: 'result_id', rule: 'move' },
	inTitle('together_card', { rule: 'once', unique: ['code'] }),
	inTitle('together_vote', { rule: 'once', unique: ['seat_id'] }),

	...PLUGIN_REFERENCES,
]
