import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { announce } from 'shared-composition'
import type { Channel, OverrideRule, ReleaseSummary } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Button, Cluster, Meta } from 'shared-ui'
import { words } from '../words.ts'
import { actorWords } from './actor.ts'
import { commitName } from './commitName.ts'
import { Faring } from './Faring.tsx'
import { clearOverride, setOverride } from './override.ts'
import { Version } from './style.ts'
import { VersionBadges } from './VersionBadges.tsx'
import { VersionErrors } from './VersionErrors.tsx'

interface VersionRowProps {
	release: ReleaseSummary
	channel: Channel
	rule: OverrideRule
	/** This browser was pointed at it. */
	isOverride: boolean
	onPromote: () => void
}

/** A version: where it comes from, who has it, how it fares, and what can be done with it. */
export function VersionRow({ release, channel, rule, isOverride, onPromote }: VersionRowProps) {
	const t = useWords(words)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [pointing, setPointing] = useState(false)
	const { slice, version, state, at, by, commit, bytes } = release
	const isCurrent = channel.current === version

	async function point() {
		setPointing(true)
		const outcome = isOverride ? await clearOverride(slice) : await setOverride({ slice, version })
		announce(outcome, t(isOverride ? 'releases.override.ended' : 'releases.override.set', { version }))
		await revalidate()
		setPointing(false)
	}

	return (
		<Version>
			<div>
				<Cluster>
					<strong>{version}</strong>
					<VersionBadges release={release} channel={channel} isOverride={isOverride} />
				</Cluster>
				<Meta as="p">
					{actorWords(by, t)}
					{' · '}
					<time dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</time>
					{commit !== null && (
						<>
							{' · '}
							<code title={commit}>{commitName(commit)}</code>
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
			<Faring release={release} />
			{state === 'published' && (
				<Cluster>
					{!isCurrent && (
						<Button size="sm" onClick={onPromote}>
							{t('releases.promote')}
						</Button>
					)}
					{rule !== 'off' && (isOverride || !isCurrent) && (
						<Button size="sm" variant="quiet" loading={pointing} onClick={() => void point()}>
							{t(isOverride ? 'releases.override.end' : 'releases.override.here')}
						</Button>
					)}
				</Cluster>
			)}
			<VersionErrors errors={release.errors} />
		</Version>
	)
}
