import { type RawBuilder, sql } from 'kysely'
import { EDITED_FIELDS, type EditedEntity, type EditField, type Kind, validateWebAddress } from 'shared-contract'
import { airingField } from './fields/airing.ts'
import { dateField, fillerField, formatField, seasonField, statusField, validateYearText } from './fields/choices.ts'
import {
	type Column,
	columnField,
	countField,
	lineField,
	nameField,
	pictureField,
	textField,
} from './fields/columns.ts'
import type { StoredField } from './fields/storedField.ts'
import { SYNOPSIS_LANGUAGES, synopsisField } from './fields/synopsis.ts'
import { titleNameField } from './fields/titleName.ts'
import { chaptersField, episodesField } from './lists/episodes.ts'
import { namesField } from './lists/names.ts'
import { seasonsField, volumesField } from './lists/partLists.ts'
import { castField, relationsField, staffField, studiosField, voicesField } from './lists/peopleLists.ts'
import {
	dubsField,
	externalIdsField,
	genresField,
	linksField,
	otherBannersField,
	otherPostersField,
	platformsField,
	songsField,
	tagsField,
	trailersField,
} from './lists/titleLists.ts'

/** Identifies what members edit. */
export interface EntityKey {
	entity: EditedEntity
	id: number
}

/** The texts of fields on the wire, by name. */
export type FieldTexts = Partial<Record<EditField, string>>

const TITLE = (column: string, kind?: Kind): Column => ({ table: 'title', column, ...(kind ? { kind } : {}) })

function personFields(table: 'person' | 'character' | 'studio') {
	return {
		name: nameField({ table, column: 'name' }),
		nativeName: lineField({ table, column: 'native_name' }),
		description: textField({ table, column: 'description' }),
		pictureUrl: pictureField({ table, column: 'image_url' }, null),
	}
}

const FIELDS: Record<EditedEntity, Partial<Record<EditField, StoredField>>> = {
	title: {
		title: titleNameField,
		synopsis: synopsisField(SYNOPSIS_LANGUAGES.synopsis),
		synopsisEn: synopsisField(SYNOPSIS_LANGUAGES.synopsisEn),
		synopsisJa: synopsisField(SYNOPSIS_LANGUAGES.synopsisJa),
		posterUrl: pictureField({ table: 'title', column: 'poster_url' }, 'poster'),
		bannerUrl: pictureField({ table: 'title', column: 'banner_url' }, 'banner'),
		otherPosters: otherPostersField,
		otherBanners: otherBannersField,
		airing: airingField,
		names: namesField,
		format: formatField,
		status: statusField,
		year: columnField(TITLE('year'), validateYearText),
		season: seasonField,
		started: dateField(TITLE('started')),
		ended: dateField(TITLE('ended')),
		minutes: countField(TITLE('minutes', 'anime'), 2000),
		episodeCount: countField(TITLE('episode_count', 'anime'), 20_000),
		chapterCount: countField(TITLE('chapter_count', 'manga'), 20_000),
		volumeCount: countField(TITLE('volume_count', 'manga'), 2000),
		genres: genresField,
		tags: tagsField,
		studios: studiosField,
		cast: castField,
		voices: voicesField,
		staff: staffField,
		seasons: seasonsField,
		episodes: episodesField,
		volumes: volumesField,
		chapters: chaptersField,
		trailers: trailersField,
		songs: songsField,
		platforms: platformsField,
		dubs: dubsField,
		relations: relationsField,
		links: linksField,
		externalIds: externalIdsField,
	},
	episode: {
		title: nameField({ table: 'episode', column: 'title' }),
		description: textField({ table: 'episode', column: 'description' }),
		thumbnailUrl: pictureField({ table: 'episode', column: 'thumbnail_url' }, 'episode'),
		aired: dateField({ table: 'episode', column: 'aired' }),
		minutes: countField({ table: 'episode', column: 'minutes' }, 2000),
		filler: fillerField,
	},
	person: personFields('person'),
	character: personFields('character'),
	studio: {
		...personFields('studio'),
		url: columnField({ table: 'studio', column: 'url' }, (typed) =>
			typed.trim() === '' ? { value: '' } : validateWebAddress(typed.trim()),
		),
	},
}

/** The fields of an entity, in the order of the form. */
export function storedFields(entity: EditedEntity): [EditField, StoredField][] {
	return EDITED_FIELDS[entity].flatMap((field): [EditField, StoredField][] => {
		const stored = storedField(entity, field)
		return stored ? [[field, stored]] : []
	})
}

/** A field of an entity; undefined if the entity has no such field. */
export function storedField(entity: EditedEntity, field: EditField): StoredField | undefined {
	return FIELDS[entity][field]
}

/** SQL for the stored values of fields of an entity `e`, by field name, for `toText`. */
export function storedColumns(fields: readonly [EditField, StoredField][]): RawBuilder<unknown> {
	return sql.join(fields.map(([field, { stored }]) => sql`${stored} as ${sql.id(field)}`))
}
