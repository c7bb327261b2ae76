import type { Channel, ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge } from 'shared-ui'
import { audienceText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'

interface VersionBadgesProps {
	release: ReleaseSummary
	channel: Channel
	isOverride: boolean
}

/** The audience and the state of a version. */
export function VersionBadges({ release: { version, state }, channel, isOverride }: VersionBadgesProps) {
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
