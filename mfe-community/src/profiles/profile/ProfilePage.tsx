import { useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { common, useTranslations } from 'shared-i18n'
import { Container, EmptyState, LinkButton, Page } from 'shared-ui'
import type { ProfileData } from './loadProfile.ts'
import { ProfileScreen } from './ProfileScreen.tsx'
import { profileTranslations } from './profileTranslations.ts'

/** The profile page in each state: loaded, not found or failed. */
export function ProfilePage() {
	const t = useTranslations(profileTranslations)
	const data = useLoaderData<ProfileData>()
	const { profile } = data
	if (data.part === null) return <ProfileNotFound />
	if (profile.state === 'done') {
		return <ProfileScreen key={profile.answer.id} profile={profile.answer} data={data} />
	}
	if (profile.state === 'refused' && profile.status < 500 && profile.status !== 429) return <ProfileNotFound />
	return (
		<Page>
			<title>{`${t('profile.failed')} · Niouka`}</title>
			<Container>
				<LoadFailure isPage title={t('profile.failed')} />
			</Container>
		</Page>
	)
}

// A hidden profile looks like a missing one, so that its existence does not leak.
function ProfileNotFound() {
	const t = useTranslations(profileTranslations)
	const shared = useTranslations(common)
	const title = t('profile.notFound.title')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<EmptyState
					isPage
					title={title}
					text={t('profile.notFound.text')}
					action={<LinkButton to="/">{shared('action.backHome')}</LinkButton>}
				/>
			</Container>
		</Page>
	)
}
