import type { Audience, ReleaseActor, ReleaseAuditEntry } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import { formatPercent } from './failureRate.ts'
import type { releaseTranslations } from './releaseTranslations.ts'

type Translate = (typeof releaseTranslations)['translate']

const SHORT_COMMIT_LENGTH = 8

/** The name of an actor. */
export function actorText({ kind, name }: ReleaseActor, t: Translate): string {
	if (kind === 'member') return name ?? t('releases.by.gone')
	if (kind === 'token') return t('releases.by.token', { label: name ?? '' })
	return t(`releases.by.${kind}`)
}

/** The name of an audience. */
export function audienceText(to: Audience, t: Translate, formats: Formats): string {
	if ('everybody' in to) return t('releases.to.everybody')
	if ('role' in to) return t(`releases.to.${to.role}`)
	return t('releases.to.share', { percent: formatPercent(to.share, formats) })
}

/** An audit log entry as a sentence. */
export function auditEntryText(entry: ReleaseAuditEntry, t: Translate, formats: Formats): string {
	const { act, slice, version, from, to, label, flag, failing, allowed, slow } = entry
	const isFirst = act === 'promoted' && from === null
	const key = slow === null ? (`releases.act.${act}` as const) : 'releases.act.takenBack.slow'
	return t(isFirst ? 'releases.act.first' : key, {
		slice: slice ?? '',
		version: version ?? '',
		// What the server withdraws has none after it.
		from: from ?? t('releases.current.none'),
		to: to ? audienceText(to, t, formats) : '',
		label: label ?? '',
		module: slow ?? '',
		flag: flag ?? '',
		failing: formatPercent(failing ?? 0, formats),
		allowed: formatPercent(allowed ?? 0, formats),
	})
}

/** A short commit hash. A trailing `+` stays: it marks uncommitted changes. */
export function shortCommit(commit: string): string {
	return commit.slice(0, SHORT_COMMIT_LENGTH) + (commit.endsWith('+') && commit.length > SHORT_COMMIT_LENGTH ? '+' : '')
}
