import type { ReleaseAuditEntry } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { words } from '../words.ts'
import { audienceWords } from './audience.ts'
import { percentOf } from './failingShare.ts'

/** What somebody did, as a sentence. */
export function deedWords(deed: ReleaseAuditEntry, t: (typeof words)['translate'], formats: Formats): string {
	const { act, slice, version, from, to, label, failing, allowed } = deed
	const isFirst = act === 'promoted' && from === null
	return t(isFirst ? 'releases.act.first' : `releases.act.${act}`, {
		slice: slice ?? '',
		version: version ?? '',
		from: from ?? '',
		to: to ? audienceWords(to, t, formats) : '',
		label: label ?? '',
		failing: percentOf(failing ?? 0, formats),
		allowed: percentOf(allowed ?? 0, formats),
	})
}
