import { UPLOADS_BASE, type UploadedPicture } from 'shared-contract'

/** The name under which an upload is kept and served. */
export function fileName(id: string): string {
	return `${id}.webp`
}

/** The address of an upload. */
export function uploadUrl(id: string): string {
	return `${UPLOADS_BASE}${fileName(id)}`
}

/** A kept picture as readers get it. */
export function toPicture({ id, width, height }: { id: string; width: number; height: number }): UploadedPicture {
	return { id, url: uploadUrl(id), width, height }
}
