import { type ArtworkKind, artworkPath } from 'shared-contract'

/** Where pictures come from: drawn ones, unless the site may show those of the catalogues that it was filled from. */
export interface Pictures {
	REMOTE_PICTURES: boolean
}

/** The address of a picture: the one that was chosen, if it is our own or the site allows remote ones, else the drawn one. */
export function pictureUrl(
	kind: ArtworkKind,
	id: number,
	chosen: string | null,
	{ REMOTE_PICTURES }: Pictures,
): string {
	return chosen !== null && (REMOTE_PICTURES || chosen.startsWith('/')) ? chosen : artworkPath(kind, id)
}
