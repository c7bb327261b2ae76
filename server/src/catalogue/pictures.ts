import { type ArtworkKind, artworkPath } from 'shared-contract'

/** Where pictures come from: drawn ones, unless the site may show those of the catalogues that it was filled from. */
export interface Pictures {
	REMOTE_PICTURES: boolean
}

/** The address of a picture: a remote one where the site allows them and there is one, else the drawn one. */
export function pictureUrl(
	kind: ArtworkKind,
	id: number,
	remote: string | null,
	{ REMOTE_PICTURES }: Pictures,
): string {
	return REMOTE_PICTURES && remote !== null ? remote : artworkPath(kind, id)
}
