import { UPLOADS_BASE, type UploadedPicture } from 'shared-contract'

/** The file name of an upload. */
export function fileName(id: string): string {
	return `${id}.webp`
}

/** The URL of an upload. */
export function uploadUrl(id: string): string {
	return `${UPLOADS_BASE}${fileName(id)}`
}

/** An upload as the API returns it. */
export function toPicture({ id, width, height }: { id: string; width: number; height: number }): UploadedPicture {
	return { id, url: uploadUrl(id), width, height }
}
