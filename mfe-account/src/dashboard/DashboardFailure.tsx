import { LoadFailure } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EmptyState, LinkButton } from 'shared-ui'
import { dashboardTranslations } from './dashboardTranslations.ts'

/** Explains why a page has no data: the role does not allow it, or the request failed. */
export function DashboardFailure({ outcome, failure }: { outcome: Outcome<unknown>; failure: string }) {
	const t = useTranslations(dashboardTranslations)
	if (outcome.state !== 'refused' || outcome.status !== 403) return <LoadFailure title={failure} />
	return (
		<EmptyState
			title={t('dashboard.forbidden')}
			text={t('dashboard.forbidden.text')}
			action={<LinkButton to="/dashboard">{t('add.back')}</LinkButton>}
		/>
	)
}
