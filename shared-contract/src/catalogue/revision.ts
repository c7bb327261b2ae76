import { EDITED_LIST_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string, unsafe } from '../schema.ts'
import { Person } from './person.ts'
import { IdParams } from './score.ts'

/** The entities that members edit. */
export const EDITED_ENTITIES = ['title', 'episode', 'person', 'character', 'studio'] as const
export type EditedEntity = (typeof EDITED_ENTITIES)[number]

/** The editable fields of each, in the order of the form. */
export const EDITED_FIELDS = {
	title: [
		'title',
		'synopsis',
		'synopsisEn',
		'synopsisJa',
		'posterUrl',
		'bannerUrl',
		'otherPosters',
		'otherBanners',
		'airing',
		'names',
		'format',
		'status',
		'year',
		'season',
		'started',
		'ended',
		'minutes',
		'episodeCount',
		'chapterCount',
		'volumeCount',
		'genres',
		'tags',
		'studios',
		'cast',
		'voices',
		'staff',
		'seasons',
		'episodes',
		'volumes',
		'chapters',
		'trailers',
		'songs',
		'platforms',
		'dubs',
		'relations',
		'links',
		'externalIds',
	],
	episode: ['title', 'description', 'thumbnailUrl', 'aired', 'minutes', 'filler'],
	person: ['name', 'nativeName', 'description', 'pictureUrl'],
	character: ['name', 'nativeName', 'description', 'pictureUrl'],
	studio: ['name', 'nativeName', 'description', 'pictureUrl', 'url'],
} as const

/** The fields that every deployed slice knows: the field lists of responses hold no others. */
export const EDIT_FIELDS = ['title', 'synopsis', 'posterUrl', 'bannerUrl', 'description', 'thumbnailUrl'] as const
type FirstField = (typeof EDIT_FIELDS)[number]
type LaterField = Exclude<(typeof EDITED_FIELDS)[EditedEntity][number], FirstField> | 'merged'
/** A field of any entity. An airing is a text for `parseAiring`; `merged` is the name of what was merged into the entity. */
export type EditField = FirstField | LaterField

/**
 * Fields that were added after slices were deployed. An old slice refuses a response with an unknown field, so these have
 * lists of their own, `later`, from which each reader takes the fields that it knows.
 */
export const LATER_FIELDS: readonly LaterField[] = Array.from(
	new Set(Object.values<readonly EditField[]>(EDITED_FIELDS).flat().concat('merged').filter(isLater)),
)

function isLater(field: EditField): field is LaterField {
	return !EDIT_FIELDS.some((first) => first === field)
}

const Entity = oneOf(EDITED_ENTITIES)
const Field = oneOf(EDIT_FIELDS)

/** Splits values for the wire: `known` for fields that every slice knows, `later` for the others. */
export function splitLaterFields<Value extends { field: string }>(values: readonly Value[]) {
	const isOfLater = (value: Value): value is Value & { field: LaterField } =>
		LATER_FIELDS.some((field) => field === value.field)
	const known = (value: Value): value is Value & { field: Exclude<Value['field'], LaterField> } => !isOfLater(value)
	return { known: values.filter(known), later: values.filter(isOfLater) }
}

/** The fields of `later` that this reader knows. */
export function knownLaterFields<Value extends { field: string }>(
	later: readonly Value[] = [],
): (Value & { field: LaterField })[] {
	return later.flatMap((value) => {
		const field = LATER_FIELDS.find((known) => known === value.field)
		return field === undefined ? [] : [{ ...value, field }]
	})
}

export const EditParams = object({ entity: Entity, id: IdParams.properties.id })

/**
 * A field's current text. An empty text means no value; a picture without an upload has the address of the drawn one.
 */
export const FieldValue = object({ field: Field, value: string() })
export type FieldValue = { field: EditField; value: string }

/** The initial values of an edit. */
export const EditStart = object({
	values: array(FieldValue),
	later: optional(array(object({ field: string(), value: string() }))),
	/** True if pages show pictures of other sites, or copies of them; otherwise the addresses are stored, and drawn pictures shown. */
	remotePictures: boolean(),
	/** Where whoever asks can get a draft in Portuguese from. */
	drafts: optional(array(string())),
	/**
	 * The empty fields that the member who asks may fill at once, while a change of any other field waits for a moderator. Absent for
	 * who is trusted, and for visitors.
	 */
	fills: optional(array(string())),
	/** An edit by whoever asks that waits for a moderator; another one replaces it. */
	proposal: optional(
		object({
			id: integer(),
			at: string(),
			changes: array(
				object({
					field: string(),
					from: string(),
					to: string(),
					draft: optional(integer({ minimum: 1, maximum: 2_147_483_647 })),
					confirmed: optional(boolean()),
				}),
			),
		}),
	),
})
export type EditStart = Static<typeof EditStart>

export const editStartRoute = route('GET', '/api/edits/:entity/:id', {
	summary: 'The texts of a title or an episode that can be edited, as they stand',
	tag: 'catalogue',
	params: EditParams,
	answer: EditStart,
})

// Loose on purpose: the handler validates each field, so that each error has its own code.
const Typed = string({ maxLength: EDITED_LIST_MAX_LENGTH })

/** The change of a field: the text that the editor saw, and the new text. */
export const FieldChange = object({
	field: unsafe<EditField>(oneOf([...EDIT_FIELDS, ...LATER_FIELDS])),
	from: Typed,
	to: Typed,
	/** The draft that the new text is from. */
	draft: optional(integer({ minimum: 1, maximum: 2_147_483_647 })),
	/** Whether the member read an unchanged draft and stands by it. */
	confirmed: optional(boolean()),
})
export type FieldChange = Static<typeof FieldChange>

export const editRoute = route('POST', '/api/edits/:entity/:id', {
	summary:
		'Edits a title or an episode. Of a new member what fills an empty field holds at once, and the rest waits for a moderator. 409 with `conflicts` where a field no longer is what the editor saw; then nothing is stored',
	tag: 'catalogue',
	params: EditParams,
	body: object({ changes: array(FieldChange, { minItems: 1, maxItems: EDIT_FIELDS.length + LATER_FIELDS.length }) }),
	answer: object({
		/** Null if the edit changes nothing, or all of it waits for a moderator. */
		revision: nullable(integer()),
		/** The proposal that waits for a moderator. */
		proposal: optional(integer()),
	}),
})

export const REVISION_ACTIONS = ['created', 'edited', 'undone'] as const

/** One change of the log: a field's value before and after. */
export const RevisedField = object({ field: Field, before: string(), after: string() })
export type RevisedField = { field: EditField; before: string; after: string }

/** The same for a later field. */
export const LaterRevised = object({ field: string(), before: string(), after: string() })

export const Revision = object({
	/** 0 is the creation by an import. */
	id: integer(),
	action: oneOf(REVISION_ACTIONS),
	/** Null if the account is deleted, or for an import. */
	user: nullable(Person),
	/** ISO instant. */
	at: string(),
	fields: array(RevisedField),
	later: optional(array(LaterRevised)),
	/** Where a revision without a member comes from, such as one of `STATUS_REASONS`. */
	source: optional(string()),
	/** The fields whose texts began as a model's draft. */
	drafted: optional(array(string())),
	/** The members who confirmed it together, if it answers a question to them. */
	confirmedBy: optional(array(string())),
	/** Another revision has undone it. */
	isUndone: boolean(),
})
export type Revision = Static<typeof Revision>

/** All changes of a revision in fields that this reader knows. */
export function revisedFields({ fields, later }: Pick<Revision, 'fields' | 'later'>): RevisedField[] {
	return [...fields, ...knownLaterFields(later)]
}

export const revisionsRoute = route('GET', '/api/revisions/:entity/:id', {
	summary: 'The change log of a title or an episode, the latest first; its creation is the last of the last page',
	tag: 'catalogue',
	params: EditParams,
	query: object({ before: optional(IdParams.properties.id) }),
	answer: object({
		items: array(Revision),
		/** The cursor of the next page, sent as `before`; null at the end. */
		older: nullable(integer()),
	}),
})

export const undoRevisionRoute = route('POST', '/api/revisions/:id/undo', {
	summary:
		'Undoes one revision, for moderators. 409 with `conflicts` where a later one changed the same field; then nothing is stored',
	tag: 'catalogue',
	params: IdParams,
	answer: object({ revision: integer() }),
})
