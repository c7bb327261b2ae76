import type { Channel, ReleaseSummary } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Badge } from 'shared-ui'
import { words } from '../words.ts'
import { audienceWords } from './audience.ts'

interface VersionBadgesProps {
	release: ReleaseSummary
	channel: Channel
	isOverride: boolean
}

/** Who is given a version, and what has become of it. */
export function VersionBadges({ release: { version, state }, channel, isOverride }: VersionBadgesProps) {
	const t = useWords(words)
	const formats = useFormats()
	const { current, previous, candidate } = channel
	return (
		<>
			{version === current && <Badge $tone="stamp">{t('releases.badge.current')}</Badge>}
			{version === previous && <Badge>{t('releases.badge.previous')}</Badge>}
			{version === candidate?.version && <Badge $tone="live">{audienceWords(candidate.to, t, formats)}</Badge>}
			{isOverride && <Badge $tone="danger">{t('releases.badge.override')}</Badge>}
			{state !== 'published' && <Badge>{t(`releases.badge.${state}`)}</Badge>}
		</>
	)
}
