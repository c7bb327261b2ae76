import { DRAFT_KEYWORDS_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import type { EditedEntity, EditField } from './revision.ts'
import { IdParams } from './score.ts'

/** Where the text of a draft is from: a model, or the lead section of a Wikipedia article. */
export const DRAFT_KINDS = ['model', 'wikipedia'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]

/** The field of each entity of which a member can ask for a draft in Portuguese. */
export const DRAFTED_FIELDS = { title: 'synopsis', episode: 'title' } as const satisfies Partial<
	Record<EditedEntity, EditField>
>
export type DraftedEntity = keyof typeof DRAFTED_FIELDS

/** A draft. An edit that uses it names it by its id. */
export const TextDraft = object({
	id: integer(),
	text: string(),
	/** The address of the article that it is from; its licence asks to name it. */
	sourceUrl: nullable(string()),
})
export type TextDraft = Static<typeof TextDraft>

export const textDraftRoute = route('POST', '/api/drafts/:entity/:id', {
	summary:
		'A draft of a synopsis or of the name of an episode in Portuguese, from the facts of the catalogue. Nobody reads it before a member has changed or confirmed it',
	tag: 'catalogue',
	params: object({ entity: oneOf(['title', 'episode']), id: IdParams.properties.id }),
	body: object({
		kind: oneOf(DRAFT_KINDS),
		/** What the member knows of it, for the model. */
		keywords: string({ maxLength: DRAFT_KEYWORDS_MAX_LENGTH }),
	}),
	answer: TextDraft,
})
