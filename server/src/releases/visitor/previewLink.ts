import { OVERRIDES_MAX, ReleaseVersion, SliceName } from 'shared-contract'
import { array, object, type Static } from 'shared-contract/schema'
import { type Seal, seal, unseal } from './seal.ts'

/** The path of previews; a sealed text follows. */
export const PREVIEW_BASE = '/preview/'
const PURPOSE = 'preview'

const Versions = array(object({ slice: SliceName, version: ReleaseVersion }), { minItems: 1, maxItems: OVERRIDES_MAX })

/** The versions that a preview shows; the first is the one that it was made for. */
export type PreviewVersions = Static<typeof Versions>

/** The path of a preview. It names the versions and its end, and cannot be written by anybody else. */
export function previewPath(versions: PreviewVersions, until: Date, by: Seal): string {
	return PREVIEW_BASE + seal(PURPOSE, versions, until, by)
}

/** What the sealed text of a path names, and its end; undefined when it is not valid, or over. */
export function readPreview(sealed: string, by: Seal): { value: PreviewVersions; until: Date } | undefined {
	return unseal(PURPOSE, Versions, sealed, by)
}
