import { OVERRIDES_MAX, ReleaseVersion, SliceName } from 'shared-contract'
import { array, object, type Static } from 'shared-contract/schema'
import { type Seal, seal, unseal } from './seal.ts'

/** A link, and what it shows, last so long. */
export const PREVIEW_DAYS = 1
/** The path of previews; a sealed text follows. */
export const PREVIEW_BASE = '/preview/'
const PURPOSE = 'preview'

const Versions = array(object({ slice: SliceName, version: ReleaseVersion }), { minItems: 1, maxItems: OVERRIDES_MAX })

/** The versions that a preview shows; the first is the one that it was made for. */
export type PreviewVersions = Static<typeof Versions>

/** The path of a preview. It names the versions and its end, and cannot be written by anybody else. */
export function previewPath(versions: PreviewVersions, by: Seal): string {
	return PREVIEW_BASE + seal(PURPOSE, versions, PREVIEW_DAYS, by)
}

/** What the sealed text of a path names; undefined when it is not valid, or over. */
export function readPreview(sealed: string, by: Seal): PreviewVersions | undefined {
	return unseal(PURPOSE, Versions, sealed, by)
}
