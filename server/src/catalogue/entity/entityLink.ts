import type { EntityLink } from 'shared-contract'
import { chosenPicture, type Pictures } from '../pictures.ts'

/** What a link to a person, a character or a studio is made of. */
export interface EntityLinkRow {
	id: number
	name: string
	native_name: string | null
	image_url: string | null
}

export function presentEntityLink({ id, name, native_name, image_url }: EntityLinkRow, pictures: Pictures): EntityLink {
	return { id, name, nativeName: native_name, imageUrl: chosenPicture(image_url, pictures) }
}
