import type { EditedEntity, EditField } from 'shared-contract'

/** The title or episode that is edited. */
export interface RevisionSubject {
	entity: EditedEntity
	id: number
}

/** A key for maps and storage. */
export function subjectKey({ entity, id }: RevisionSubject): string {
	return `${entity} ${id}`
}

/** The path parameters of its endpoints. */
export function subjectParams({ entity, id }: RevisionSubject): { entity: EditedEntity; id: string } {
	return { entity, id: String(id) }
}

/** Texts by field. */
export type FieldTexts = Partial<Record<EditField, string>>
