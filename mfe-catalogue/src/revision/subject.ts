import type { EditedEntity, EditField } from 'shared-contract'

/** The title or the episode that is edited, and whose log is shown. */
export interface RevisionSubject {
	entity: EditedEntity
	id: number
}

/** What a map or the storage knows it by. */
export function subjectKey({ entity, id }: RevisionSubject): string {
	return `${entity} ${id}`
}

/** Its places in the address of an endpoint. */
export function subjectParams({ entity, id }: RevisionSubject): { entity: EditedEntity; id: string } {
	return { entity, id: String(id) }
}

/** Texts by their field. */
export type FieldTexts = Partial<Record<EditField, string>>
