import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import type { Channel, OverrideRule, ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge, Button, Cluster, Meta } from 'shared-ui'
import { VersionErrors, VersionVitals } from './deferredParts.ts'
import { clearOverride, setOverride } from './override.ts'
import { ReleaseHealth } from './ReleaseHealth.tsx'
import { actorText, audienceText, shortCommit } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Row } from './style.ts'

interface VersionRowProps {
	release: ReleaseSummary
	channel: Channel
	/** All versions of the slice. */
	versions: readonly ReleaseSummary[]
	rule: OverrideRule
	/** This browser has an override with this version. */
	isOverride: boolean
	onPromote: () => void
	onPreview: () => void
}

/** A version: its origin, audience, health and actions. */
export function VersionRow({ release, channel, versions, rule, isOverride, onPromote, onPreview }: VersionRowProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [saving, setSaving] = useState(false)
	const { slice, version, state, at, by, commit, bytes, errors, vitals } = release
	const isCurrent = channel.current === version

	async function toggleOverride() {
		setSaving(true)
		const outcome = isOverride ? await clearOverride(slice) : await setOverride({ slice, version })
		showOutcome(outcome, t(isOverride ? 'releases.override.ended' : 'releases.override.set', { version }))
		await revalidate()
		setSaving(false)
	}

	return (
		<Row>
			<div>
				<Cluster>
					<strong>{version}</strong>
					<VersionBadges release={release} channel={channel} isOverride={isOverride} />
				</Cluster>
				<Meta as="p">
					{actorText(by, t)}
					{' · '}
					<time dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</time>
					{commit !== null && (
						<>
							{' · '}
							<code title={commit}>{shortCommit(commit)}</code>
						</>
					)}
				</Meta>
				<Meta as="p">
					{t('releases.bytes', {
						entry: formats.decimal(bytes.entry / 1024, 1),
						screen: formats.decimal(bytes.firstScreen / 1024, 1),
					})}
				</Meta>
			</div>
			<ReleaseHealth release={release} />
			{state === 'published' && (
				<Cluster>
					{!isCurrent && (
						<Button size="sm" onClick={onPromote}>
							{t('releases.promote')}
						</Button>
					)}
					{rule !== 'off' && (
						<Button size="sm" variant="quiet" onClick={onPreview}>
							{t('releases.preview')}
						</Button>
					)}
					{rule !== 'off' && (isOverride || !isCurrent) && (
						<Button size="sm" variant="quiet" loading={saving} onClick={() => void toggleOverride()}>
							{t(isOverride ? 'releases.override.end' : 'releases.override.here')}
						</Button>
					)}
				</Cluster>
			)}
			{vitals.length > 0 && <VersionVitals release={release} channel={channel} versions={versions} />}
			{errors.length > 0 && <VersionErrors errors={errors} />}
		</Row>
	)
}

interface VersionBadgesProps {
	release: ReleaseSummary
	channel: Channel
	isOverride: boolean
}

/** The audience and the state of a version. */
function VersionBadges({ release: { version, state }, channel, isOverride }: VersionBadgesProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { current, previous, candidate } = channel
	return (
		<>
			{version === current && <Badge $tone="stamp">{t('releases.badge.current')}</Badge>}
			{version === previous && <Badge>{t('releases.badge.previous')}</Badge>}
			{version === candidate?.version && <Badge $tone="live">{audienceText(candidate.to, t, formats)}</Badge>}
			{isOverride && <Badge $tone="danger">{t('releases.badge.override')}</Badge>}
			{state !== 'published' && <Badge>{t(`releases.badge.${state}`)}</Badge>}
		</>
	)
}
