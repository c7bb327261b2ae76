import { UPLOADS_BASE, type UploadedPicture } from 'shared-contract'

/** The keys of all uploads start with it. */
export const UPLOADS_PREFIX = 'uploads/'

/** The file name of an upload. */
export function fileName(id: string): string {
	return `${id}.webp`
}

/** The key of an upload in the site's storage: in one of 256 folders by the first two characters. */
export function uploadKey(id: string): string {
	return `${UPLOADS_PREFIX}${id.slice(0, 2)}/${fileName(id)}`
}

/** The URL of an upload. */
export function uploadUrl(id: string): string {
	return `${UPLOADS_BASE}${fileName(id)}`
}

/** An upload as the API returns it. */
export function toPicture({ id, width, height }: { id: string; width: number; height: number }): UploadedPicture {
	return { id, url: uploadUrl(id), width, height }
}
