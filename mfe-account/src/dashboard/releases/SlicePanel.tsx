import { useState } from 'react'
import type { Channel, Override, OverrideRule, ReleaseFlag, ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, RefreshIcon, Section, Stack } from 'shared-ui'
import {
	CandidateNotice,
	FlagList,
	LocalOverrideDialog,
	OverrideNotice,
	PreviewDialog,
	PromoteDialog,
	RollBackDialog,
	WatchNotice,
	WithdrawDialog,
} from './deferredParts.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { RowList } from './style.ts'
import { VersionRow } from './VersionRow.tsx'

/** The number of versions that are shown by default. */
const SHOWN = 5

interface SlicePanelProps {
	channel: Channel
	/** Newest first. */
	versions: readonly ReleaseSummary[]
	flags: readonly ReleaseFlag[]
	rule: OverrideRule
	/** The override of this browser. */
	override: Override | undefined
}

/** A slice with its current version, its canary and all its versions. */
export function SlicePanel({ channel, versions, flags, rule, override }: SlicePanelProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const [promoting, setPromoting] = useState<string>()
	const [previewed, setPreviewed] = useState<ReleaseSummary>()
	const [isRollingBack, setRollingBack] = useState(false)
	const [isWithdrawing, setWithdrawing] = useState(false)
	const [isOverriding, setOverriding] = useState(false)
	const [showsAll, setShowsAll] = useState(false)
	const { slice, current, previous, candidate, watch, since } = channel
	const inUse = new Set([current, previous, candidate?.version])
	const shown = versions.filter(({ version }, place) => showsAll || place < SHOWN || inUse.has(version))

	return (
		<Section
			title={slice}
			lead={
				current === null
					? t('releases.current.none')
					: t('releases.current', { version: current, ago: since ? formats.ago(since) : '' })
			}
			actions={
				<Cluster>
					{rule === 'local' && (
						<Button variant="quiet" onClick={() => setOverriding(true)}>
							{t('releases.override.local')}
						</Button>
					)}
					{current !== null && (
						<Button variant="quiet" onClick={() => setWithdrawing(true)}>
							{t('releases.withdraw')}
						</Button>
					)}
					{(candidate ?? previous) !== null && (
						<Button onClick={() => setRollingBack(true)}>
							<RefreshIcon size={18} />
							{t(candidate ? 'releases.endTrial' : 'releases.rollBack')}
						</Button>
					)}
				</Cluster>
			}
		>
			<Stack>
				{override && <OverrideNotice override={override} />}
				{candidate && <CandidateNotice candidate={candidate} onWiden={() => setPromoting(candidate.version)} />}
				{watch && current !== null && <WatchNotice watch={watch} current={current} previous={previous} />}
				<RowList>
					{shown.map((release) => (
						<VersionRow
							key={release.version}
							release={release}
							channel={channel}
							versions={versions}
							rule={rule}
							isOverride={override !== undefined && 'version' in override && override.version === release.version}
							onPromote={() => setPromoting(release.version)}
							onPreview={() => setPreviewed(release)}
						/>
					))}
				</RowList>
				{versions.length > shown.length && (
					<Cluster>
						<Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
							{t('releases.showAll', { count: versions.length })}
						</Button>
						<Meta>{t('releases.shown', { shown: shown.length, all: versions.length })}</Meta>
					</Cluster>
				)}
				{flags.length > 0 && <FlagList slice={slice} current={current} flags={flags} />}
			</Stack>
			{promoting !== undefined && (
				<PromoteDialog channel={channel} version={promoting} onClose={() => setPromoting(undefined)} />
			)}
			{previewed && <PreviewDialog release={previewed} onClose={() => setPreviewed(undefined)} />}
			{isOverriding && <LocalOverrideDialog slice={slice} onClose={() => setOverriding(false)} />}
			{isWithdrawing && <WithdrawDialog channel={channel} onClose={() => setWithdrawing(false)} />}
			{isRollingBack && <RollBackDialog channel={channel} onClose={() => setRollingBack(false)} />}
		</Section>
	)
}
